import { z } from 'zod';
import { staffStops } from '#rules/staff-queue.ts';
import { guardianDecisionKinds } from '#rules/talent-vocabulary.ts';
import { applicationStatuses } from '#rules/vocabulary.ts';

const instant = z.iso.datetime();

const slot = z.object({ id: z.uuid(), starts_at: instant, ends_at: instant, place: z.string() });

const subject = z.object({
  child: z.uuid(),
  first_name: z.string(),
  kind: z.enum(guardianDecisionKinds),
  subject_id: z.uuid(),
  title: z.string(),
  company_name: z.string().nullable(),
});

/** Something that waits for the guardian: what the child prepared, or what a production house offers. */
const waiting = subject.extend({
  job_id: z.uuid(),
  /** When the child prepared it, or the house wrote the last message; otherwise null. */
  asked_at: instant.nullable(),
  /** Why staff stopped the casting call, so that it can only be rejected and what the house wrote is left out. */
  staff_stop: z.enum(staffStops).nullable(),
  /** What the child writes to the house, or the house in its offer. */
  text: z.string(),
  /** The last day to answer an offer. */
  answer_by: z.iso.date().nullable(),
  /** The audition times that can be chosen, and the one that the child chose. */
  slots: z.array(slot),
  slot_id: z.uuid().nullable(),
  /** The terms of an offer, which approving it signs: each a name and a text. */
  terms: z.object({ version: z.number(), rows: z.array(z.tuple([z.string(), z.string()])) }).nullable(),
  media: z.array(
    z.object({ id: z.uuid(), kind: z.enum(['image', 'video', 'audio']), url: z.string().nullable() }),
  ),
});
export type GuardianRequest = z.output<typeof waiting>;

/** What a child prepared and the guardian has not approved; of an adult, what no guardian had decided at 18. */
export const ownGuardianRequests = z.array(
  z.object({
    id: z.uuid(),
    kind: z.enum(guardianDecisionKinds),
    subject_id: z.uuid(),
    job_id: z.uuid(),
    title: z.string(),
    company_name: z.string().nullable(),
    asked_at: instant,
    /** False if it was rejected; null while it waits. */
    approved: z.literal(false).nullable(),
    /** Whether the talent is 18 now and decides alone whether it is sent. */
    may_send: z.boolean(),
  }),
);
export type OwnGuardianRequest = z.output<typeof ownGuardianRequests>[number];

const decided = subject.extend({
  approved: z.boolean(),
  decided_at: instant,
  /** The status of the application now; null if it was never sent. */
  status: z.enum(applicationStatuses).nullable(),
});
export type GuardianDecision = z.output<typeof decided>;

/** What concerns all children of a guardian, the oldest that waits first and the newest decision first. */
export const guardianRequests = { waiting: z.array(waiting), decided: z.array(decided) };
