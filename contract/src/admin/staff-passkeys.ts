import { z } from 'zod';
import { credential, passkey, webauthnOptions } from '#accounts/passkeys.ts';
import { endpoint } from '#endpoint.ts';
import { done, email, idOf, knownPassword, line, success } from '#fields.ts';
import { perDay, perHour, perMinute } from '#rates.ts';

const staff = { access: 'staff' } as const;
const options = z.object({ success, options: webauthnOptions });
/** Null for somebody without a passkey. */
const request = z.object({ success, options: webauthnOptions.nullable() });

/** Passkeys of staff: each replaces the code of the app, and never the password. */
export const staffPasskeys = {
  'GET /api/admin/passkeys': endpoint({ ...staff, reply: z.object({ success, passkeys: z.array(passkey) }) }),
  'POST /api/admin/passkeys/options': endpoint({
    ...staff,
    confirmed: true,
    limit: { account: [perHour(10)] },
    reply: options,
  }),
  'POST /api/admin/passkeys': endpoint({
    ...staff,
    confirmed: true,
    limit: { account: [perHour(10)] },
    body: z.object({ name: line, credential }),
    reply: done,
  }),
  'DELETE /api/admin/passkeys/:id': endpoint({
    ...staff,
    confirmed: true,
    params: idOf('passkey_not_found'),
    reply: done,
  }),
  /** What a passkey signs to log in, after the password is right. */
  'POST /api/admin/login/options': endpoint({
    access: 'public',
    limit: { address: [perMinute(10), perDay(300)] },
    body: z.object({ email, password: knownPassword }),
    reply: request,
  }),
  /** What a passkey signs to confirm who is there. */
  'POST /api/admin/confirm/options': endpoint({
    ...staff,
    limit: { account: [perHour(60)] },
    reply: request,
  }),
};
