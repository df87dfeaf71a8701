import { z } from 'zod';
import { identityReviews } from '#admin/identity-checks.ts';
import { staffText } from '#admin/staff-fields.ts';
import { staffNote, staffRow } from '#admin/staff-lists.ts';
import { staffFeedback } from '#bookings/feedback.ts';
import { endpoint } from '#endpoint.ts';
import { choice, day, done, idOf, instant, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { personRequestChannels, personRequestKinds } from '#rules/person-requests.ts';

const support = { access: 'staff', staff: ['support'] } as const;
const params = idOf('person_not_found');
const requestParams = idOf('person_request_gone');
const body = z.object({ reason: staffText(msg('say_why_audit_log')) });

const states = ['active', 'not_verified', 'left_team', 'being_deleted'] as const;

const personRequest = z.object({
  id: z.uuid(),
  kind: z.enum(personRequestKinds),
  channel: z.enum(personRequestChannels),
  received_on: z.iso.date(),
  due_on: z.iso.date(),
  note: z.string(),
  /** Null if the person asked on the site. */
  by: z.string().nullable(),
  state: z.enum(['open', 'done', 'rejected']),
  /** When the person wrote it, or added to it last. */
  recorded_at: instant,
  closed_at: instant.nullable(),
});
export type PersonRequest = z.output<typeof personRequest>;

const person = z.object({
  id: z.uuid(),
  role: z.enum(['talent', 'production']),
  name: z.string().nullable(),
  house: z.string().nullable(),
  /** With most letters hidden. */
  email: z.string(),
  mobile: z.string().nullable(),
  state: z.enum(states),
  created_at: instant,

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
  /** Whether visitors may open the profile. */
  is_public: z.boolean(),
  guardians: z.array(staffRow),
  children: z.array(staffRow),
  applications: z.array(staffRow),
  orders: z.array(staffRow),
  /** What was sent by email, text message, WhatsApp and push; `title` is the channel. */
  messages: z.array(staffRow),
  consents: z.array(staffRow),
  reports_about: z.array(staffRow),
  reports_by: z.array(staffRow),
  /** What houses said of a talent, newest first. */
  feedback: z.array(staffFeedback),
  notes: z.array(staffNote),
  /** Corrections and checks of the verified badge; `title` is the kind. */
  identity_checks: z.array(staffRow),
  requests: z.array(personRequest),
  sessions: z.array(z.object({ id: z.uuid(), device: z.string(), created_at: instant })),
});
export type StaffPerson = z.output<typeof person>;

/** Of the request as staff read it: what the person added since must not be closed unread. */
const asRead = { recorded_at: instant };

const requestForm = z.object({
  kind: choice(personRequestKinds),
  channel: choice(['email', 'post']),
  received_on: day,
  note: staffText(msg('say_where_filed')),
});
export type PersonRequestForm = z.output<typeof requestForm>;

const helps = endpoint({ ...support, confirmed: true, params, body, reply: done });

/** What support needs of an account to help, and no more. */
export const people = {
  ...identityReviews,
  'GET /api/admin/people/:id': endpoint({
    ...support,
    params,
    translated: true,
    reply: z.object({ success, person }),
  }),
  /** Shows the email and the mobile number for a reason that the audit log keeps. */
  'POST /api/admin/people/:id/contact': endpoint({
    ...support,
    params,
    body,
    reply: z.object({ success, email: z.string(), mobile: z.string().nullable() }),
  }),
  'POST /api/admin/people/:id/end-sessions': helps,
  /** Turns two-step login off for somebody who lost the app; the reason says how staff knew them. */
  'POST /api/admin/people/:id/reset-two-step-login': helps,
  /** Records that staff checked the identity of a talent; the reason says how. A new name needs a new check. */
  'POST /api/admin/people/:id/check-identity': helps,
  /** Keeps an account that was to be deleted, unless a guardian asked for it. */
  'POST /api/admin/people/:id/restore': helps,

  /** Records what a person asked for by email or post. */
  'POST /api/admin/people/:id/requests': endpoint({ ...support, params, body: requestForm, reply: done }),
  /**
   * Does what was asked: marks the account for deletion, or prepares the archive, which only the person can
   * download after a login. Of a correction or an objection it records that staff did it.
   */
  'POST /api/admin/person-requests/:id/carry-out': endpoint({
    ...support,
    confirmed: true,
    params: requestParams,
    body: z.object(asRead),
    reply: done,
  }),
  /** Rejects it. The person reads the reason in an email. */
  'POST /api/admin/person-requests/:id/reject': endpoint({
    ...support,
    confirmed: true,
    params: requestParams,
    body: z.object({ ...asRead, reason: staffText(msg('say_why_person')) }),
    reply: done,
  }),
};
