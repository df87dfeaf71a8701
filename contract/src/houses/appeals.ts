import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, instant, optional, success, text } from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay } from '#rates.ts';
import { appealKinds } from '#rules/staff-queue.ts';

/** What may be appealed: the suspension or ban in force, a casting call that was rejected or taken down, or refused documents. */
const decision = z.object({
  kind: z.enum(appealKinds),
  /** The casting call; null for the house itself. */
  job_id: z.uuid().nullable(),
  title: z.string().nullable(),
  /** What staff told the house. */
  reason: z.string(),
  /** Null for a casting call, which only keeps what was decided. */
  decided_at: instant.nullable(),
  /** When the appeal was sent that waits for an answer. */
  appealed_at: instant.nullable(),
});
export type AppealableDecision = z.output<typeof decision>;

const answered = z.object({
  id: z.uuid(),
  kind: z.enum(appealKinds),
  title: z.string().nullable(),
  text: z.string(),
  sent_at: instant,
  answered_at: instant,
  accepted: z.boolean(),
  answer: z.string(),
});
export type AnsweredAppeal = z.output<typeof answered>;

export const appeals = {
  'GET /api/production/appeals': endpoint({
    access: 'production',
    reply: z.object({ success, decisions: z.array(decision), answered: z.array(answered) }),
  }),
  /** Any member may appeal, because a suspended house may have nobody else who can be reached. */
  'POST /api/production/appeals': endpoint({
    access: 'production',
    team: 'viewer',
    limit: { account: [perDay(10)] },
    body: z.object({
      /** The casting call; without it, the suspension or ban of the house. */
      job_id: optional(z.uuid(msg('not_appealable'))),
      text,
    }),
    reply: done,
  }),
};
