import { z } from 'zod';
import { forBothRoles } from '#accounts/both-roles.ts';
import { openedSession, storedMember, storedTalent } from '#accounts/identity.ts';
import { endpoint } from '#endpoint.ts';
import { done, idOf, knownPassword, line, optional, secondFactorCode, success } from '#fields.ts';
import { perFiveMinutes, perHour, perMinute } from '#rates.ts';

/** What the browser's WebAuthn functions take and return, as JSON. The server's library checks each field. */
export const webauthnOptions = z.looseObject({ challenge: z.string() });
export const credential = z.looseObject({
  id: z.string().max(1400),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
});
export type PasskeyCredential = z.output<typeof credential>;

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof passkey>;

const beginLogin = endpoint({
  access: 'public',
  limit: { address: [perMinute(30)] },
  reply: z.object({ success, options: webauthnOptions }),
});

const logIn = {
  access: 'public',
  limit: { address: [perMinute(10)] },
  body: z.object({ credential }),
} as const;

/** Passkeys: a login of its own, which needs neither the password nor another code. */
export const passkeys = {
  ...forBothRoles({
    'GET /api/*/passkeys': {
      limit: { account: [perMinute(60)] },
      reply: z.object({ success, passkeys: z.array(passkey) }),
    },
    /** The password and, with two-step login, a code of the app, so that a stolen session adds no passkey. */
    'POST /api/*/passkeys/options': {
      limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
      body: z.object({ password: knownPassword, code: optional(secondFactorCode) }),
      reply: z.object({ success, options: webauthnOptions }),
    },
    'POST /api/*/passkeys': {
      limit: { account: [perHour(10)] },
      body: z.object({ name: line, credential }),
      reply: done,
    },
    'DELETE /api/*/passkeys/:id': { params: idOf('passkey_not_found'), reply: done },
  }),
  'POST /api/user/passkey-login/options': beginLogin,
  'POST /api/user/passkey-login': endpoint({
    ...logIn,
    reply: openedSession.extend({ user: storedTalent }),
  }),
  'POST /api/production/passkey-login/options': beginLogin,
  'POST /api/production/passkey-login': endpoint({
    ...logIn,
    reply: openedSession.extend({ production_house: storedMember }),
  }),
};
