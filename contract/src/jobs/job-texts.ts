import { line as anyLine, text as anyText, typed, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { MAX_LINE, MAX_TEXT } from '#rules/limits.ts';

const asker = 'casting_call';

export const line = withoutMoneyRequest(anyLine, asker);
export const text = withoutMoneyRequest(anyText, asker);

/** A text that the house also wrote in Hindi. An edit removes it if it is empty, and leaves it if it is omitted. */
function inHindi(max: number) {
  return withoutMoneyRequest(typed.max(max, msg('at_most_characters', max)), asker)
    .transform((written) => written || null)
    .nullish();
}

export const lineInHindi = inHindi(MAX_LINE);
export const textInHindi = inHindi(MAX_TEXT);
