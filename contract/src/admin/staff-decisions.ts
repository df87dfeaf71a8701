import { z } from 'zod';
import { staffText } from '#admin/staff-fields.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { decisionActions, refusalGrounds } from '#rules/staff-decisions.ts';

/** A decision as staff see it: before it has taken effect, and for a week after. */
export const staffDecision = z.object({
  id: z.uuid(),
  /** What was decided: its kind in the queue and its id. */
  item: z.string(),
  action: z.enum(decisionActions),
  /** What it is about, such as a casting call. */
  title: z.string().nullable(),
  by: z.string(),
  is_mine: z.boolean(),
  decided_at: z.iso.datetime(),
  /** It failed if what was decided had changed when it was to take effect. */
  state: z.enum(['waiting', 'done', 'failed']),
  /** For how many milliseconds it can still be taken back. */
  undo_ms: z.number().int(),
});
export type StaffDecision = z.output<typeof staffDecision>;

/** The reply to a decision: it is stored, and the page shows it once it has loaded its data again. */
export const decided = z.object({ success });

/** A refusal for good: the house reads the ground and the reason, and may appeal. */
export const refusal = {
  ground: choice(refusalGrounds),
  reason: staffText(msg('say_why_house')),
};

export const moderators = { access: 'staff', staff: ['moderator'] } as const;

export const staffDecisions = {
  /** The decisions of the caller that can still be taken back, latest first. */
  'GET /api/admin/decisions': endpoint({
    access: 'staff',
    reply: z.object({ success, decisions: z.array(staffDecision) }),
  }),
  /** Taking back a decision again changes nothing. Only who decided can. */
  'POST /api/admin/decisions/:id/take-back': endpoint({
    access: 'staff',
    params: idOf('decision_gone'),
    reply: done,
  }),
};
