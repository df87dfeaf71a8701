import { z } from 'zod';
import { moderators } from '#admin/staff-decisions.ts';
import { staffText } from '#admin/staff-fields.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { reasonKinds } from '#rules/staff-decisions.ts';

export const decisionReason = z.object({
  id: z.uuid(),
  kind: z.enum(reasonKinds),
  text_en: z.string(),
  text_hi: z.string(),
});
export type DecisionReason = z.output<typeof decisionReason>;

/** Texts in both languages that staff add to what they write to a house. What was sent keeps the words it had. */
export const decisionReasons = {
  'GET /api/admin/decision-reasons': endpoint({
    ...moderators,
    reply: z.object({ success, reasons: z.array(decisionReason) }),
  }),
  /** Adds a text, whose id is then that of the request, or changes the one with this id. */
  'PUT /api/admin/decision-reasons': endpoint({
    ...moderators,
    body: z.object({
      request_id: z.uuid(),
      kind: choice(reasonKinds),
      text_en: staffText(msg('write_in_english')),
      text_hi: staffText(msg('write_in_hindi')),
    }),
    reply: done,
  }),
  'DELETE /api/admin/decision-reasons/:id': endpoint({
    ...moderators,
    params: idOf('decision_reason_gone'),
    reply: done,
  }),
};
