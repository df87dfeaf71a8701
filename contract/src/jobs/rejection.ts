import { text, withoutMoneyRequest } from '#fields.ts';
import { MAX_REJECTION, MIN_REJECTION } from '#rules/limits.ts';

/** A message of a house to the applicants that it rejects. */
export const rejection = withoutMoneyRequest(
  text.min(MIN_REJECTION, `At least ${MIN_REJECTION} characters.`),
  'A rejection',
)
  .max(MAX_REJECTION, `At most ${MAX_REJECTION} characters.`)
  .refine((text) => !/https?:|www\./i.test(text), 'Please write it without links.');
