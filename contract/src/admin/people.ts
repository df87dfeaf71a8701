import { z } from 'zod';
import { personRequest } from '#admin/person-requests.ts';
import { endpoint } from '#endpoint.ts';
import { done, idOf, optional, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { MAX_STAFF_REASON } from '#rules/staff-queue.ts';

const instant = z.iso.datetime();
const support = { access: 'staff', staff: ['support'] } as const;
const params = idOf('person_not_found');
const reason = z.object({
  reason: typed
    .min(1, msg('say_why_audit_log'))
    .max(MAX_STAFF_REASON, msg('at_most_characters', MAX_STAFF_REASON)),
});

const states = ['active', 'not_verified', 'left_team', 'being_deleted'] as const;

const found = z.object({
  id: z.uuid(),
  role: z.enum(['talent', 'production']),
  name: z.string().nullable(),
  house: z.string().nullable(),
  /** With most letters hidden. */
  email: z.string(),
  mobile: z.string().nullable(),
  state: z.enum(states),
  created_at: instant,
});

const person = found.extend({
  house_id: z.uuid().nullable(),
  is_child: z.boolean(),
  mobile_verified: z.boolean(),
  two_step_login: z.boolean(),
  passkeys: z.number().int(),
  google: z.boolean(),
  /** Whether staff checked who this talent is, for the verified badge. */
  identity_checked: z.boolean(),
  /** When the account is erased, and whether a guardian asked for it. */
  deletion: z.object({ erase_at: instant, by_guardian: z.boolean() }).nullable(),
  plan: z.string().nullable(),
  /** What they asked for by email or post. */
  requests: z.array(personRequest),
  sessions: z.array(z.object({ id: z.uuid(), device: z.string(), created_at: instant })),
});
export type StaffPerson = z.output<typeof person>;

/** What support needs of an account to help, and no more. */
export const people = {
  /** At most 20, newest first; nobody without a text. */
  'GET /api/admin/people': endpoint({
    ...support,
    query: z.object({
      /** A whole email, mobile number or invoice number, or a part of a name. */
      text: optional(typed.min(3, msg('type_letters', 3)).max(100)),
    }),
    reply: z.object({ success, people: z.array(found) }),
  }),
  'GET /api/admin/people/:id': endpoint({ ...support, params, reply: z.object({ success, person }) }),
  /** Shows the email and the mobile number for a reason that the audit log keeps. */
  'POST /api/admin/people/:id/contact': endpoint({
    ...support,
    params,
    body: reason,
    reply: z.object({ success, email: z.string(), mobile: z.string().nullable() }),
  }),
  'POST /api/admin/people/:id/end-sessions': endpoint({
    ...support,
    confirmed: true,
    params,
    body: reason,
    reply: done,
  }),
  /** Turns two-step login off for somebody who lost the app; the reason says how staff knew them. */
  'POST /api/admin/people/:id/reset-two-step-login': endpoint({
    ...support,
    confirmed: true,
    params,
    body: reason,
    reply: done,
  }),
  /** Records that staff checked the identity of a talent; the reason says how. A new name needs a new check. */
  'POST /api/admin/people/:id/check-identity': endpoint({
    ...support,
    confirmed: true,
    params,
    body: reason,
    reply: done,
  }),
  /** Keeps an account that was to be deleted, unless a guardian asked for it. */
  'POST /api/admin/people/:id/restore': endpoint({
    ...support,
    confirmed: true,
    params,
    body: reason,
    reply: done,
  }),
};
