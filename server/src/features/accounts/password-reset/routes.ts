import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { bindGuesser, findGuesser } from '#features/accounts/one-time-codes/code-browser.ts';
import {
  exchangeResetCode,
  resetPassword,
  sendResetCode,
} from '#features/accounts/password-reset/reset-password.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const areas = [
  { area: 'user', role: 'talent' },
  { area: 'production', role: 'production' },
] as const;

export function passwordResetRoutes(app: FastifyInstance, services: Services) {
  for (const { area, role } of areas) {
    serve(app, `POST /api/${area}/forgot-password`, async ({ body: { email, otp }, ...request }) => {
      if (otp) {
        const guesser = findGuesser(services.config, request);
        const reset_token = await exchangeResetCode(services, role, { email, otp }, guesser);
        return { success: true, message: msg('choose_new_password'), reset_token };
      }
      await sendResetCode(services, role, email, bindGuesser(services.config, request));
      return { success: true, message: msg('reset_code_sent') };
    });
    serve(app, `POST /api/${area}/reset-password`, async ({ body, ...request }) => {
      await resetPassword(services, role, body, findGuesser(services.config, request));
      return { success: true, message: msg('password_reset') };
    });
  }
}
