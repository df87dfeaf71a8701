import { line as anyLine, text as anyText, typed, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { MAX_LINE, MAX_REJECTION, MAX_TEXT, MIN_REJECTION } from '#rules/limits.ts';

const asker = 'casting_call';

export const line = withoutMoneyRequest(anyLine, asker);
export const text = withoutMoneyRequest(anyText, asker);

/** An edit removes the text if it is empty, and leaves it if it is omitted. */
function inHindi(max: number) {
  return withoutMoneyRequest(typed.max(max, msg('at_most_characters', max)), asker)
    .transform((written) => written || null)
    .nullish();
}

export const lineInHindi = inHindi(MAX_LINE);
export const textInHindi = inHindi(MAX_TEXT);

export const rejection = withoutMoneyRequest(
  anyText.min(MIN_REJECTION, msg('at_least_characters', MIN_REJECTION)),
  'rejection',
)
  .max(MAX_REJECTION, msg('at_most_characters', MAX_REJECTION))
  .refine((text) => !/https?:|www\./i.test(text), msg('rejection_without_links'));
