import type { RefusalGround } from '#rules/staff-decisions.ts';

/** Why staff refuse a casting call or documents for good, as the house reads it too. */
export const refusal_grounds: Record<RefusalGround, string> = {
  fraud: 'Fraud',
  copied: 'Copied from another production house',
  unsafe: 'Unsafe for talent',
  child_permit: 'No permit for work with children',
  not_casting: 'Not a casting call',
};
