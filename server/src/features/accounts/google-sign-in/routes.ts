import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginSignIn } from '#features/accounts/google-sign-in/begin-sign-in.ts';
import { browserCookie } from '#features/accounts/google-sign-in/browser-cookie.ts';
import { completeRegistration } from '#features/accounts/google-sign-in/complete-registration.ts';
import { exchangeCode } from '#features/accounts/google-sign-in/exchange-code.ts';
import { finishSignIn } from '#features/accounts/google-sign-in/finish-sign-in.ts';
import { CALLBACK_PATH, openProvider } from '#features/accounts/google-sign-in/provider.ts';
import { SignInFailure } from '#features/accounts/google-sign-in/sign-in-failure.ts';
import { rememberAccount } from '#features/accounts/login-tries/known-browser.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const START_PATH = '/api/auth/google/production';
const LOGIN_PAGE = '/production/login';

export function googleSignInRoutes(app: FastifyInstance, services: Services) {
  const provider = openProvider(services.config);
  const cookie = browserCookie(services.config);
  // A browser visit, which a HEAD request must not consume.
  const visit = { exposeHeadRoute: false };

  app.get(START_PATH, visit, async (request, reply) => {
    if (!provider) throw new AppError('google_sign_in_unavailable');
    return redirectBack(request, reply, async () => {
      const { address, browser } = await beginSignIn(services, provider);
      reply.setCookie(cookie.name, browser, cookie.options);
      return address;
    });
  });

  app.get(CALLBACK_PATH, visit, async (request, reply) => {
    if (!provider) throw new AppError('google_sign_in_unavailable');
    return redirectBack(request, reply, async () => {
      const query = request.raw.url?.match(/\?.*$/)?.[0] ?? '';
      const browser = request.cookies[cookie.name];
      return `${LOGIN_PAGE}#code=${await finishSignIn(services, provider, browser, query)}`;
    });
  });

  serve(app, 'GET /api/auth/providers', async () => ({ success: true, google: provider !== undefined }));

  serve(app, 'POST /api/auth/google/production/exchange', async ({ body, ...request }) => {
    if (!provider) throw new AppError('google_sign_in_unavailable');
    const browser = request.cookies[cookie.name];
    const { account_id, opened } = await exchangeCode(services, browser, body, request.client);
    rememberAccount(services, account_id, request);
    return { success: true, ...opened };
  });

  serve(app, 'POST /api/production/complete-registration', async ({ actor, body }) => ({
    success: true,
    message: 'Your registration is complete.',
    production_house: await completeRegistration(services, actor, body),
  }));
}

/** Redirects to the URL found, or to the login page with an error code. */
async function redirectBack(request: FastifyRequest, reply: FastifyReply, find: () => Promise<string>) {
  try {
    return await reply.redirect(await find(), 303);
  } catch (error) {
    const failure = error instanceof SignInFailure ? error : new SignInFailure('failed', error);
    request.log.warn({ err: failure }, 'Google sign-in failed');
    return reply.redirect(`${LOGIN_PAGE}#error=${failure.word}`, 303);
  }
}
