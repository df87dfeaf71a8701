import type { FastifyInstance } from 'fastify';
import { logInHouse, logInTalent } from '#features/accounts/identity/log-in.ts';
import { registerHouse } from '#features/accounts/identity/register-house.ts';
import { registerTalent } from '#features/accounts/identity/register-talent.ts';
import { resendCode } from '#features/accounts/identity/resend-code.ts';
import { findActor } from '#features/accounts/identity/sessions.ts';
import { verifyAccount } from '#features/accounts/identity/verify-account.ts';
import { bindGuesser, findGuesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { deleteSession } from '#features/accounts/sessions/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const registered = done('Registered. Please enter the code we have sent to your email.');
const verified = done('Account verified. You can log in now.');
const resent = done('If this email is waiting to be verified, we have sent it a new code.');
const loggedOut = done('You are logged out.');

export function identityRoutes(app: FastifyInstance, services: Services) {
  app.decorate('findActor', (token: string) => findActor(services, token));

  serve(app, 'POST /api/user/register', async ({ body, ...request }) => {
    const attempt = await registerTalent(services, body, bindGuesser(services.config, request));
    return { ...registered, attempt };
  });
  serve(app, 'POST /api/user/verify', async ({ body, ...request }) => {
    await verifyAccount(services, 'talent', body, findGuesser(services.config, request));
    return verified;
  });
  serve(app, 'POST /api/user/resend', async ({ body, ...request }) => {
    await resendCode(services, 'talent', body, bindGuesser(services.config, request));
    return resent;
  });
  serve(app, 'POST /api/user/login', async ({ body, client }) => ({
    success: true,
    ...(await logInTalent(services, body, client)),
  }));
  serve(app, 'POST /api/user/logout', async ({ actor }) => {
    await deleteSession(services.db, actor.session_hash);
    return loggedOut;
  });

  serve(app, 'POST /api/production/register', async ({ body, ...request }) => {
    const attempt = await registerHouse(services, body, bindGuesser(services.config, request));
    return { ...registered, attempt };
  });
  serve(app, 'POST /api/production/verify', async ({ body, ...request }) => {
    await verifyAccount(services, 'production', body, findGuesser(services.config, request));
    return verified;
  });
  serve(app, 'POST /api/production/resend', async ({ body, ...request }) => {
    await resendCode(services, 'production', body, bindGuesser(services.config, request));
    return resent;
  });
  serve(app, 'POST /api/production/login', async ({ body, client }) => ({
    success: true,
    ...(await logInHouse(services, body, client)),
  }));
  serve(app, 'POST /api/production/logout', async ({ actor }) => {
    await deleteSession(services.db, actor.session_hash);
    return loggedOut;
  });
}

function done(message: string) {
  return { success: true, message } as const;
}
