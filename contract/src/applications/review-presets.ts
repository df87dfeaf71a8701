import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, line, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_MESSAGE } from '#rules/conversations.ts';
import { MAX_PRESET_NAME } from '#rules/limits.ts';
import { presetKinds } from '#rules/review.ts';

const preset = z.object({
  id: z.uuid(),
  kind: z.enum(presetKinds),
  name: z.string(),
  /** Of a filter the query of the board's URL, without `?`; of a message its text. */
  value: z.string(),
});
export type ReviewPreset = z.output<typeof preset>;

const newPreset = z.object({
  kind: choice(presetKinds),
  name: line.max(MAX_PRESET_NAME, msg('at_most_characters', MAX_PRESET_NAME)),
  value: typed.min(1, msg('fill_in')).max(MAX_MESSAGE, msg('at_most_characters', MAX_MESSAGE)),
});
export type NewReviewPreset = z.output<typeof newPreset>;

const presets = z.array(preset);
const writing = {
  access: 'production',
  team: 'reviewer',
  limit: { account: [perHour(120)] },
  reply: done.extend({ presets }),
} as const;

/** Filters of the board and texts of messages that a team keeps for all its casting calls. */
export const reviewPresets = {
  'GET /api/production/review-presets': endpoint({
    access: 'production',
    reply: z.object({ success, presets }),
  }),
  /** Saves a preset; one of the same kind and name is replaced. */
  'PUT /api/production/review-presets': endpoint({ ...writing, body: newPreset }),
  'DELETE /api/production/review-presets/:id': endpoint({ ...writing, params: idOf('preset_not_found') }),
};
