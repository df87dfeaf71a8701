import { perMinute } from '@kirdaar/contract/rates';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginSignIn } from '#features/google-sign-in/begin-sign-in.ts';
import { browserCookie } from '#features/google-sign-in/browser-cookie.ts';
import { completeRegistration } from '#features/google-sign-in/complete-registration.ts';
import { exchangeCode } from '#features/google-sign-in/exchange-code.ts';
import { finishSignIn } from '#features/google-sign-in/finish-sign-in.ts';
import { CALLBACK_PATH, openProvider } from '#features/google-sign-in/provider.ts';
import { SignInFailure } from '#features/google-sign-in/sign-in-failure.ts';
import { readCookie } from '#platform/cookies.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const START_PATH = '/api/auth/google/production';
const LOGIN_PAGE = '/production/login';

export function googleSignInRoutes(app: FastifyInstance, services: Services) {
  const provider = openProvider(services.config);
  const cookie = browserCookie(services.config);
  // A visit by the browser, which a HEAD request must not use up.
  const visit = { exposeHeadRoute: false };

  app.get(START_PATH, visit, async (request, reply) => {
    if (!provider) throw notConfigured();
    await app.countCall(request, `${START_PATH} from ${networkOf(request.ip)}`, [perMinute(10)]);
    return leadBack(request, reply, async () => {
      const { address, browser } = await beginSignIn(services, provider);
      reply.header('set-cookie', cookie.set(browser));
      return address;
    });
  });

  app.get(CALLBACK_PATH, visit, async (request, reply) => {
    if (!provider) throw notConfigured();
    return leadBack(request, reply, async () => {
      const query = request.raw.url?.match(/\?.*$/)?.[0] ?? '';
      const browser = readCookie(request.headers.cookie, cookie.name);
      return `${LOGIN_PAGE}#code=${await finishSignIn(services, provider, browser, query)}`;
    });
  });

  serve(app, 'GET /api/auth/providers', async () => ({ success: true, google: provider !== undefined }));

  serve(app, 'POST /api/auth/google/production/exchange', async ({ body, client, cookieHeader }) => {
    if (!provider) throw notConfigured();
    const browser = readCookie(cookieHeader, cookie.name);
    return { success: true, ...(await exchangeCode(services, browser, body, client)) };
  });

  serve(app, 'POST /api/production/complete-registration', async ({ actor, body }) => ({
    success: true,
    message: 'Your registration is complete.',
    production_house: await completeRegistration(services, actor, body),
  }));
}

function notConfigured() {
  return new Refusal(503, 'Signing in with Google is not set up here. Please log in with your password.');
}

/** Redirects to the address found, or to the login page with a word for what went wrong. */
async function leadBack(request: FastifyRequest, reply: FastifyReply, find: () => Promise<string>) {
  try {
    return await reply.redirect(await find(), 303);
  } catch (error) {
    const failure = error instanceof SignInFailure ? error : new SignInFailure('failed', error);
    request.log.warn({ err: failure }, 'sign-in with Google');
    return reply.redirect(`${LOGIN_PAGE}#error=${failure.word}`, 303);
  }
}
