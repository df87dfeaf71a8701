import { typed } from '#fields.ts';
import { type EncodedMessage, msg } from '#messages.ts';
import { MAX_STAFF_REASON } from '#rules/staff-queue.ts';

/** The text in which staff explain an act. `missing` is the error of an empty one. */
export function staffText(missing: EncodedMessage) {
  return typed.min(1, missing).max(MAX_STAFF_REASON, msg('at_most_characters', MAX_STAFF_REASON));
}
