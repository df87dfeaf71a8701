import { text, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { MAX_REJECTION, MIN_REJECTION } from '#rules/limits.ts';

/** A message of a house to the applicants that it rejects. */
export const rejection = withoutMoneyRequest(
  text.min(MIN_REJECTION, msg('at_least_characters', MIN_REJECTION)),
  'rejection',
)
  .max(MAX_REJECTION, msg('at_most_characters', MAX_REJECTION))
  .refine((text) => !/https?:|www\./i.test(text), msg('rejection_without_links'));
