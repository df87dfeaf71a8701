import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { admitToAccount, openHouseLogin, openTalentLogin } from '#features/accounts/identity/log-in.ts';
import { registerHouse } from '#features/accounts/identity/register-house.ts';
import { registerTalent } from '#features/accounts/identity/register-talent.ts';
import { resendCode } from '#features/accounts/identity/resend-code.ts';
import { findActor } from '#features/accounts/identity/sessions.ts';
import { verifyAccount } from '#features/accounts/identity/verify-account.ts';
import { sendTextCode, verifyByText } from '#features/accounts/identity/verify-by-text.ts';
import { listKnownAccounts, rememberAccount } from '#features/accounts/login-tries/known-browser.ts';
import { bindGuesser, findGuesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { deleteSession } from '#features/accounts/sessions/queries.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { maskOwnMobile } from '#platform/channels/mask-contact.ts';
import { type Client, serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const registered = done(msg('registered'));
const verified = done(msg('account_verified'));
const resent = done(msg('code_resent'));
const loggedOut = done(msg('logged_out'));

export function identityRoutes(app: FastifyInstance, services: Services) {
  app.decorate('findActor', (token: string) => findActor(services, token));
  app.decorate('findKnownAccount', ({ cookies }) => listKnownAccounts(services, cookies)[0]);

  serve(app, 'POST /api/user/register', async ({ body, ...request }) => {
    const attempt = await registerTalent(services, body, requesterOf(request));
    const text_message_to = isChannelAvailable(services.config, 'sms') ? maskOwnMobile(body.mobile) : null;
    return { ...registered, attempt, text_message_to };
  });
  serve(app, 'POST /api/user/verify', async ({ body, ...request }) => {
    const guesser = findGuesser(services.config, request);
    if (body.by === 'sms') await verifyByText(services, body, guesser);
    else await verifyAccount(services, 'talent', body, guesser);
    return verified;
  });
  serve(app, 'POST /api/user/resend', async ({ body, ...request }) => {
    const requester = bindGuesser(services.config, request);
    if (body.by === 'sms') {
      const to = await sendTextCode(services, body, requester);
      return { success: true, message: msg('text_code_sent', to) };
    }
    await resendCode(services, 'talent', body, requester);
    return resent;
  });
  serve(app, 'POST /api/user/login', async ({ body, ...request }) => {
    const id = await admitToAccount(services, 'talent', body, browserOf(request));
    const opened = await openTalentLogin(services, id, request.client);
    rememberAccount(services, id, request);
    return { success: true, ...opened };
  });
  serve(app, 'POST /api/user/logout', async ({ actor, clearBrowser }) => {
    await deleteSession(services.db, actor.session_hash);
    clearBrowser();
    return loggedOut;
  });

  serve(app, 'POST /api/production/register', async ({ body, ...request }) => {
    const attempt = await registerHouse(services, body, requesterOf(request));
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
  serve(app, 'POST /api/production/login', async ({ body, ...request }) => {
    const id = await admitToAccount(services, 'production', body, browserOf(request));
    const opened = await openHouseLogin(services, id, request.client);
    rememberAccount(services, id, request);
    return { success: true, ...opened };
  });
  serve(app, 'POST /api/production/logout', async ({ actor, clearBrowser }) => {
    await deleteSession(services.db, actor.session_hash);
    clearBrowser();
    return loggedOut;
  });

  function requesterOf(request: Parameters<typeof bindGuesser>[1]) {
    return { ...bindGuesser(services.config, request), language: request.client.language };
  }

  function browserOf({ client, cookies }: { client: Client; cookies: Record<string, string | undefined> }) {
    return { ...client, knownAccounts: listKnownAccounts(services, cookies) };
  }
}

function done(message: EncodedMessage) {
  return { success: true, message } as const;
}
