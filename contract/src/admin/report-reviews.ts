import { z } from 'zod';
import { decided, staffDecision } from '#admin/staff-decisions.ts';
import { endpoint } from '#endpoint.ts';
import { choice, idOf, instant, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { reportedSubjects, reportReasons } from '#rules/reports.ts';
import { MAX_STAFF_REASON, reportOutcomes } from '#rules/staff-queue.ts';

const moderators = { access: 'staff', staff: ['moderator', 'support'] } as const;
const params = idOf('report_gone');

const report = z.object({
  id: z.uuid(),
  subject: z.enum([...reportedSubjects, 'conversation']),
  /** Of a conversation, an audition or pay, the application it is about. */
  about: z.uuid(),
  reason: z.enum(reportReasons),
  text: z.string(),
  reported_at: instant,
  closed_at: instant.nullable(),
  /** Who reported: a talent or a production house; null for an account that was deleted. */
  by: z.enum(['talent', 'production']).nullable(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The URLs of what both sides added to their marks of disputed pay. */
  proofs: z.array(z.object({ party: z.enum(['talent', 'house']), url: z.string() })),
  messages: z.array(
    z.object({ party: z.string(), text: z.string(), written_at: z.string(), reported: z.boolean() }),
  ),
  /** Whether the casting call can be taken down with it. */
  can_take_down: z.boolean(),
  decision: staffDecision.nullable(),
});
export type StaffReport = z.output<typeof report>;

/** Reports of members. Staff read only the copy that a report keeps, and each reading is recorded. */
export const reportReviews = {
  'GET /api/admin/reports/:id': endpoint({ ...moderators, params, reply: z.object({ success, report }) }),
  /** Closes a report. Who reported is told; with a warning also who was reported, in the words of `note`. */
  'POST /api/admin/reports/:id/close': endpoint({
    ...moderators,
    params,
    body: z.object({
      outcome: choice(reportOutcomes),
      note: typed.max(MAX_STAFF_REASON, msg('at_most_characters', MAX_STAFF_REASON)).default(''),
    }),
    reply: decided,
  }),
};
