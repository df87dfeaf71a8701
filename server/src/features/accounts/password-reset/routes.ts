import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { bindGuesser, findGuesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { exchangeResetCode, sendResetCode } from '#features/accounts/password-reset/forgot-password.ts';
import { resetPassword } from '#features/accounts/password-reset/reset-password.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { type Handler, serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function passwordResetRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/user/forgot-password', forgot('talent'));
  serve(app, 'POST /api/user/reset-password', reset('talent'));
  serve(app, 'POST /api/production/forgot-password', forgot('production'));
  serve(app, 'POST /api/production/reset-password', reset('production'));

  function forgot(role: AccountRole): Handler<'POST /api/user/forgot-password'> {
    return async ({ body: { email, otp }, ...request }) => {
      if (otp) {
        const guesser = findGuesser(services.config, request);
        const reset_token = await exchangeResetCode(services, role, { email, otp }, guesser);
        return { success: true, message: msg('choose_new_password'), reset_token };
      }
      await sendResetCode(services, role, email, bindGuesser(services.config, request));
      return { success: true, message: msg('reset_code_sent') };
    };
  }

  function reset(role: AccountRole): Handler<'POST /api/user/reset-password'> {
    return async ({ body, ...request }) => {
      await resetPassword(services, role, body, findGuesser(services.config, request));
      return { success: true, message: msg('password_reset') };
    };
  }
}
