import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  admitToAccount,
  openHouseLogin,
  openTalentLogin,
  restoreHouseLogin,
  restoreTalentLogin,
} from '#features/accounts/identity/log-in.ts';
import { registerHouse, registerTalent } from '#features/accounts/identity/register-account.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { findActor } from '#features/accounts/identity/sessions.ts';
import {
  resendCode,
  sendTextCode,
  verifyAccount,
  verifyByText,
} from '#features/accounts/identity/verify-account.ts';
import { listKnownAccounts } from '#features/accounts/login-tries/known-browser.ts';
import {
  bindGuesser,
  findGuesser,
  type SettingRequest,
} from '#features/accounts/one-time-codes/code-browser.ts';
import { deleteSession, isRemoved } from '#features/accounts/sessions/queries.ts';
import { hideProjects } from '#features/accounts/visible-projects/hide-projects.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { maskOwnMobile } from '#platform/channels/mask-contact.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const registered = done(msg('registered'));
const verified = done(msg('account_verified'));
const resent = done(msg('code_resent'));

export function identityRoutes(app: FastifyInstance, services: Services) {
  app.decorate('findActor', (token: string) => findActor(services, token));
  app.decorate('hideProjects', (memberId, sent) => hideProjects(services.db, memberId, sent));
  app.decorate('isRemoved', (token: string) => isRemoved(services.db, hashToken(token)));
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
    if (body.by === 'sms') return done(msg('text_code_sent', await sendTextCode(services, body, requester)));
    await resendCode(services, 'talent', body, requester);
    return resent;
  });
  serve(app, 'POST /api/user/login', async ({ body, ...request }) => {
    const id = await admitToAccount(services, 'talent', body, request);
    return openTalentLogin(services, id, request);
  });

  serve(app, 'POST /api/production/register', async ({ body, ...request }) => {
    return { ...registered, attempt: await registerHouse(services, body, requesterOf(request)) };
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
    const id = await admitToAccount(services, 'production', body, request);
    return openHouseLogin(services, id, request);
  });

  serve(app, 'POST /api/user/session/restore', (request) => restoreTalentLogin(services, request));
  serve(app, 'POST /api/production/session/restore', (request) => restoreHouseLogin(services, request));

  for (const area of ['user', 'production'] as const)
    serve(app, `POST /api/${area}/logout`, async ({ actor, clearBrowser }) => {
      await deleteSession(services.db, actor.session_hash);
      clearBrowser();
      return done(msg('logged_out'));
    });

  function requesterOf(request: SettingRequest) {
    return { ...bindGuesser(services.config, request), language: request.client.language };
  }
}

function done(message: EncodedMessage) {
  return { success: true, message } as const;
}
