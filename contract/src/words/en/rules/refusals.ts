import type { RefusalGround } from '#rules/staff-decisions.ts';

/** Why staff refuse a casting call or documents for good, as the house reads it too. */
export const refusal_grounds: Record<RefusalGround, string> = {
  fraud: 'Fraud',
  copied: 'Copied from another production house',
  unsafe: 'Unsafe for talent',
  child_permit: 'No permit for work with children',
  not_casting: 'Not a casting call',
};

/** Why the document of a house or an agency no longer verifies it. */
export const document_ended = (day: string) => `It was valid until ${day}.`;
export const document_of_other_name = 'It is for another name than the one you have now.';

/** Why casting calls for children are hidden when the verification for them has ended. */
export const not_for_children =
  'Only production houses that are verified for children may cast anyone under 18. Raise the age to 18 or more, or ask for this verification with a current document.';
