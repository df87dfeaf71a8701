import { z } from 'zod';
import { decisionReason } from '#admin/decision-reasons.ts';
import { houseEvent } from '#admin/house-suspensions.ts';
import { decided, moderators, refusal, staffDecision } from '#admin/staff-decisions.ts';
import { staffText } from '#admin/staff-fields.ts';
import { colleagues, staffNote, staffRow } from '#admin/staff-lists.ts';
import { endpoint } from '#endpoint.ts';
import { idOf, instant, recordNumber, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { languages } from '#rules/languages.ts';
import { jobFlags } from '#rules/staff-queue.ts';
import { applicationStatuses, jobStatuses } from '#rules/vocabulary.ts';

const reason = staffText(msg('say_what_to_change'));
const value = z.union([z.string(), z.number()]).nullable();
const params = idOf('job_not_found');

const reviewedJob = z.object({
  id: z.uuid(),
  version: z.number().int(),
  title: z.string(),
  status: z.enum(jobStatuses),
  /** What waits: the casting call itself, an edit of the approved one, or a removal of it that failed to take effect. */
  waits: z.enum(['call', 'edit', 'removal']).nullable(),
  rejection: z.string().nullable(),
  /** Whether staff refused it for good. */
  refused: z.boolean(),
  /** The texts that can be added to a reason, and the language in which the house reads them. */
  reasons: z.array(decisionReason),
  language: z.enum(languages),
  /** Whether nobody sees it because its house is suspended. */
  held: z.boolean(),
  sent_at: instant,
  application_deadline: z.iso.date(),
  applications: z.number().int(),
  image: z.string().nullable(),
  new_image: z.string().nullable(),
  /** `next` is what the edit changes it to. */
  fields: z.array(z.object({ field: z.string(), now: value, changed: z.boolean(), next: value })),
  /** Whether it may cast someone under 18. */
  child: z.boolean(),
  decision: staffDecision.nullable(),
  applicants: z.array(z.object({ status: z.enum(applicationStatuses), number: z.number().int() })),
  reports: z.array(staffRow),
  notes: z.array(staffNote),
  /** Each version that was decided, and what else happened to it, newest first. */
  history: z.array(houseEvent),
  flags: z.array(z.object({ flag: z.enum(jobFlags), text: z.string() })),
  house: z.object({
    id: z.uuid(),
    name: z.string().nullable(),
    verified: z.boolean(),
    since: instant,
    calls: z.number().int(),
    open_reports: z.number().int(),
  }),
});
export type ReviewedJob = z.output<typeof reviewedJob>;

/** What moderators decide about casting calls. Each decision names the version that was read. */
export const castingCallReviews = {
  'GET /api/admin/jobs/:id': endpoint({
    ...colleagues,
    params,
    translated: true,
    reply: z.object({ success, job: reviewedJob }),
  }),
  'POST /api/admin/jobs/:id/approve': endpoint({
    ...moderators,
    params,
    body: z.object({ version: recordNumber }),
    reply: decided,
  }),
  /** The house is told the reason and can send the casting call again. */
  'POST /api/admin/jobs/:id/reject': endpoint({
    ...moderators,
    params,
    body: z.object({ version: recordNumber, reason }),
    reply: decided,
  }),
  /** Nobody sees the casting call any more until its house has changed it and staff have approved it again. */
  'POST /api/admin/jobs/:id/take-down': endpoint({
    ...moderators,
    confirmed: true,
    params,
    body: z.object({ reason }),
    reply: decided,
  }),
  /** The house cannot send the casting call again. It may appeal. */
  'POST /api/admin/jobs/:id/refuse': endpoint({
    ...moderators,
    confirmed: true,
    params,
    body: z.object({ version: recordNumber, ...refusal }),
    reply: decided,
  }),
};
