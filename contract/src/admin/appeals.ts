import { z } from 'zod';
import { decided, moderators, staffDecision } from '#admin/staff-decisions.ts';
import { staffText } from '#admin/staff-fields.ts';
import { endpoint } from '#endpoint.ts';
import { idOf, instant, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { appealKinds } from '#rules/staff-queue.ts';

const params = idOf('appeal_gone');

const appeal = z.object({
  id: z.uuid(),
  kind: z.enum(appealKinds),
  house_id: z.uuid(),
  house_name: z.string().nullable(),
  job_id: z.uuid().nullable(),
  title: z.string().nullable(),
  /** The decision as the house was told it, and who made it; empty if that is not known. */
  reason: z.string(),
  decided_by: z.array(z.string()),
  text: z.string(),
  sent_at: instant,
  waits: z.boolean(),
  /** Whether the caller made the decision, so that somebody else must answer. */
  is_own_decision: z.boolean(),
  answered_at: instant.nullable(),
  answered_by: z.string().nullable(),
  accepted: z.boolean().nullable(),
  answer: z.string().nullable(),
  decision: staffDecision.nullable(),
});
export type StaffAppeal = z.output<typeof appeal>;

/** What houses appeal. Somebody who did not make the decision answers. */
export const appealReviews = {
  'GET /api/admin/appeals/:id': endpoint({ ...moderators, params, reply: z.object({ success, appeal }) }),
  /** Accepting ends the suspension or ban, or approves the casting call. */
  'POST /api/admin/appeals/:id/answer': endpoint({
    ...moderators,
    confirmed: true,
    params,
    body: z.object({
      accepted: z.boolean(),
      answer: staffText(msg('write_answer')),
    }),
    reply: decided,
  }),
};
