import { z } from 'zod';
import { credential, passkey, webauthnOptions } from '#accounts/passkeys.ts';
import { endpoint } from '#endpoint.ts';
import {
  choice,
  done,
  email,
  idOf,
  instant,
  knownPassword,
  line,
  nameLine,
  password,
  secondFactorCode,
  success,
  token,
} from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay, perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { MIN_STAFF_PASSWORD, staffRoles } from '#rules/staff-roles.ts';

const role = z.enum(staffRoles);

const self = z.object({ id: z.uuid(), name: z.string(), email: z.string(), role, session_ends_at: instant });
export type StaffSelf = z.output<typeof self>;

const opened = z.object({ success, token: z.string(), staff: self });

const staffPassword = password.min(MIN_STAFF_PASSWORD, msg('use_at_least_characters', MIN_STAFF_PASSWORD));

/** The code of the app, or what a passkey signed. */
const secondStep = { code: secondFactorCode.optional(), credential: credential.optional() };
const credentials = z.object({ email, password: knownPassword, ...secondStep });
export type StaffCredentials = z.output<typeof credentials>;

const joining = z.object({ token, name: nameLine, password: staffPassword });
export type StaffJoining = z.output<typeof joining>;

const person = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  role,
  /** `invited` until the person has set up a login; `proposed` until a second owner lets them be invited. */
  state: z.enum(['active', 'invited', 'expired', 'proposed']),
  /**
   * What waits for a second owner: another role, a removal (null), or a new login of an owner (the same role). What ends
   * an owner without a second one takes effect at `effective_at`, unless an owner rejects it.
   */
  proposal: z
    .object({
      role: role.nullable(),
      by: z.string(),
      is_own: z.boolean(),
      effective_at: instant.nullable(),
    })
    .nullable(),
  is_self: z.boolean(),
  last_login_at: instant.nullable(),
});
export type StaffPerson = z.output<typeof person>;

const invitation = z.object({ email, role: choice(staffRoles) });
export type StaffInvitation = z.output<typeof invitation>;

const owners = { access: 'staff', staff: ['owner'] } as const;

/** The accounts of the people who run the marketplace. A login needs a password and a code or a passkey. */
export const staffAccounts = {
  /** Without a code or passkey it answers 401 with `two_factor`. It never tells whether an account exists. */
  'POST /api/admin/login': endpoint({
    access: 'public',
    limit: { address: [perMinute(10), perDay(300)] },
    body: credentials,
    reply: opened,
  }),
  'POST /api/admin/logout': endpoint({ access: 'staff', reply: done }),
  'GET /api/admin/me': endpoint({ access: 'staff', reply: z.object({ success, staff: self }) }),
  /** Confirms who is there before an act that asks for it. */
  'POST /api/admin/confirm': endpoint({
    access: 'staff',
    limit: { address: [perFiveMinutes(30)], account: [perHour(30)] },
    body: z.object({ password: knownPassword, ...secondStep }),
    reply: done,
  }),

  'POST /api/admin/invitation': endpoint({
    access: 'public',
    limit: { address: [perMinute(30)] },
    body: z.object({ token }),
    reply: z.object({ success, email: z.string(), role }),
  }),
  /** Chooses a name and a password. Returns what an authenticator app needs; may be repeated. */
  'POST /api/admin/invitation/accept': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: joining,
    reply: z.object({ success, setup_url: z.string(), setup_key: z.string() }),
  }),
  /** Activates the account with the first code of the app, once, and logs it in. */
  'POST /api/admin/invitation/confirm': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: z.object({ token, code: secondFactorCode }),
    reply: opened,
  }),

  'GET /api/admin/staff': endpoint({ ...owners, reply: z.object({ success, staff: z.array(person) }) }),
  /**
   * Invites a person, once a second owner confirms the role; an owner without an independent second one decides alone. For an email that is on the list already, it ends the old login and sends a new link:
   * also after a lost phone or a forgotten password.
   */
  'POST /api/admin/staff': endpoint({
    ...owners,
    confirmed: true,
    limit: { account: [perHour(30)] },
    body: invitation,
    reply: done,
  }),
  /** Takes two owners, as an invitation does; without a second one, an owner has three days to object. */
  'PUT /api/admin/staff/:id': endpoint({
    ...owners,
    confirmed: true,
    params: idOf('staff_member_not_found'),
    body: z.object({ role: choice(staffRoles) }),
    reply: done,
  }),
  /** Confirms what another owner proposed. Owners who may object may also agree. */
  'POST /api/admin/staff/:id/confirm': endpoint({
    ...owners,
    confirmed: true,
    params: idOf('staff_member_not_found'),
    body: z.object({ role: choice(staffRoles).nullable() }),
    reply: done,
  }),
  /** Withdraws a proposal, or objects to that of another owner. */
  'DELETE /api/admin/staff/:id/proposal': endpoint({
    ...owners,
    confirmed: true,
    params: idOf('staff_proposal_gone'),
    reply: done,
  }),
  /** Removes a person at once, and an owner as another role is given. */
  'DELETE /api/admin/staff/:id': endpoint({
    ...owners,
    confirmed: true,
    params: idOf('staff_member_not_found'),
    reply: done,
  }),
};

const staff = { access: 'staff' } as const;
const options = z.object({ success, options: webauthnOptions });
/** Null for somebody without a passkey. */
const request = z.object({ success, options: webauthnOptions.nullable() });

/** A passkey replaces the code of the app, not the password. */
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
