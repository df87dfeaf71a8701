import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLBACK_PATH, openProvider } from '#features/accounts/google-sign-in/provider.ts';
import { isRegistered } from '#features/accounts/google-sign-in/queries.ts';
import {
  completeRegistration,
  registerTalentByGoogle,
} from '#features/accounts/google-sign-in/register-by-google.ts';
import {
  admitByCode,
  beginSignIn,
  browserCookie,
  finishSignIn,
  REGISTRATION_SECONDS,
  roleOfState,
} from '#features/accounts/google-sign-in/sign-in.ts';
import { openHouseLogin, openTalentLogin } from '#features/accounts/identity/log-in.ts';
import { SignInFailure } from '#features/accounts/identity/oidc-client.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const startPaths = { production: '/api/auth/google/production', talent: '/api/auth/google/user' } as const;
const loginPages = { production: '/production/login', talent: '/user/login' } as const;

export function googleSignInRoutes(app: FastifyInstance, services: Services) {
  const provider = openProvider(services.config);
  const cookie = browserCookie(services.config);
  const registrationCookie = browserCookie(services.config, REGISTRATION_SECONDS);
  const requireOpen = () =>
    app.rejectSwitchedOff('registrations').catch((error) => {
      throw error instanceof AppError ? new SignInFailure('paused', error) : error;
    });
  // A browser visit, which a HEAD request must not consume.
  const visit = { exposeHeadRoute: false };

  for (const role of ['production', 'talent'] as const) {
    app.get(startPaths[role], visit, async (request, reply) => {
      if (!provider) throw new AppError('google_sign_in_unavailable');
      return redirectBack(request, reply, role, async () => {
        const { address, browser } = await beginSignIn(services, provider, role);
        reply.setCookie(cookie.name, browser, cookie.options);
        return address;
      });
    });
  }

  // One callback for both roles, so that an operator registers one address with Google.
  app.get(CALLBACK_PATH, visit, async (request, reply) => {
    if (!provider) throw new AppError('google_sign_in_unavailable');
    const query = request.raw.url?.match(/\?.*$/)?.[0] ?? '';
    const role = roleOfState(query);
    return redirectBack(request, reply, role, async () => {
      const browser = request.cookies[cookie.name];
      const finished = await finishSignIn({ ...services, requireOpen }, provider, browser, query);
      // Long enough to fill in the form of the registration.
      if ('register' in finished && browser)
        reply.setCookie(cookie.name, browser, registrationCookie.options);
      return `${loginPages[role]}#${new URLSearchParams(finished)}`;
    });
  });

  serve(app, 'GET /api/auth/providers', async () => ({ success: true, google: provider !== undefined }));

  serve(app, 'POST /api/auth/google/production/exchange', async ({ body, ...request }) => {
    const id = await admitByCode(services, 'production', signedIn(request), body, request.client);
    const opened = await openHouseLogin(services, id, request);
    return { ...opened, complete: await isRegistered(services.db, id) };
  });

  serve(app, 'POST /api/auth/google/user/exchange', async ({ body, ...request }) => {
    const id = await admitByCode(services, 'talent', signedIn(request), body, request.client);
    return openTalentLogin(services, id, request);
  });

  serve(app, 'POST /api/auth/google/user/register', async ({ body, ...request }) => {
    const { language } = request.client;
    const id = await registerTalentByGoogle(services, signedIn(request), body, language);
    return openTalentLogin(services, id, request);
  });

  serve(app, 'POST /api/production/complete-registration', async ({ actor, body, client }) => ({
    success: true,
    message: msg('registration_complete'),
    production_house: await completeRegistration(services, actor, body, client.language),
  }));

  /** Returns the secret of the browser that signed in. */
  function signedIn({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
    if (!provider) throw new AppError('google_sign_in_unavailable');
    return cookies[cookie.name];
  }
}

/** Redirects to the URL found, or to the login page with an error code. */
async function redirectBack(
  request: FastifyRequest,
  reply: FastifyReply,
  role: 'talent' | 'production',
  find: () => Promise<string>,
) {
  try {
    return await reply.redirect(await find(), 303);
  } catch (error) {
    const failure = error instanceof SignInFailure ? error : new SignInFailure('failed', error);
    request.log.warn({ err: failure }, 'Google sign-in failed');
    return reply.redirect(`${loginPages[role]}#error=${failure.word}`, 303);
  }
}
