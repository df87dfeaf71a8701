import { z } from 'zod';
import { decisionReason } from '#admin/decision-reasons.ts';
import { decided, staffDecision } from '#admin/staff-decisions.ts';
import { staffText } from '#admin/staff-fields.ts';
import { endpoint } from '#endpoint.ts';
import { choice, day, done, email, idOf, instant, nameLine, optional, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { languages } from '#rules/languages.ts';
import { correctionAskers, correctionKinds } from '#rules/person-requests.ts';

const deciders = { access: 'staff', staff: ['moderator', 'support'] } as const;
const params = idOf('identity_check_gone');

const identityCheck = z.object({
  id: z.uuid(),
  kind: z.enum(['badge', 'date_of_birth']),
  sent_at: instant,
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
  /** Of a correction: who proposed it, whether the caller did, at whose request, and why. */
  by: z.string().nullable(),
  is_mine: z.boolean(),
  /** Whether who proposed it may do so no longer: then who approves it is the first of two. */
  has_lapsed: z.boolean(),
  asked_by: z.enum(correctionAskers).nullable(),
  reason: z.string().nullable(),
  /** A file that opens for ten minutes. */
  document: z.object({ url: z.string(), is_pdf: z.boolean() }),
  person: z.object({
    id: z.uuid(),
    name: z.string(),
    date_of_birth: z.iso.date().nullable(),
    is_child: z.boolean(),
    photo: z.string().nullable(),
  }),
  decision: staffDecision.nullable(),
  reasons: z.array(decisionReason),
  /** The language of the person, who reads the reason. */
  language: z.enum(languages),
});
export type StaffIdentityCheck = z.output<typeof identityCheck>;

/** Corrections of a person, and documents for the verified badge. */
export const identityReviews = {
  /**
   * Corrects a name at once; proposes a date of birth, which a second person decides; or tells the person of another email,
   * which gets a link a day later and takes effect once its owner opens that. The same form sent again changes nothing.
   */
  'POST /api/admin/people/:id/corrections': endpoint({
    access: 'staff',
    staff: ['support'],
    confirmed: true,
    params: idOf('person_not_found'),
    body: z.object({
      request_id: z.uuid(),
      kind: choice(correctionKinds),
      name: optional(nameLine),
      date_of_birth: optional(day),
      email: optional(email),
      asked_by: choice(correctionAskers),
      reason: staffText(msg('say_why_audit_log')),
    }),
    /** Shows a date of birth. */
    files: { document: { kind: 'scan', max: 1 } },
    reply: done,
  }),
  'GET /api/admin/identity-checks/:id': endpoint({
    ...deciders,
    params,
    reply: z.object({ success, check: identityCheck }),
  }),
  'POST /api/admin/identity-checks/:id/approve': endpoint({
    ...deciders,
    params,
    body: z.object({ sent_at: instant }),
    reply: decided,
  }),
  'POST /api/admin/identity-checks/:id/reject': endpoint({
    ...deciders,
    params,
    body: z.object({ sent_at: instant, reason: staffText(msg('say_why_person')) }),
    reply: decided,
  }),
};
