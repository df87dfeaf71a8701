import { z } from 'zod';
import { text } from '#fields.ts';
import { msg } from '#messages.ts';
import { VIDEO_MINUTES } from '#rules/limits.ts';

const MAX_COMMENT = 1000;

/** What somebody says about a moment of a take. */
export const newTakeComment = z.object({
  /** Generated once per comment. Sending it again changes the text of one's own comment. */
  id: z.uuid(),
  at_ms: z
    .number()
    .int()
    .min(0)
    .max(VIDEO_MINUTES * 60_000),
  text: text.max(MAX_COMMENT, msg('at_most_characters', MAX_COMMENT)),
});
export type NewTakeComment = z.output<typeof newTakeComment>;
