import { daysUntilEndOf } from '@kirdaar/contract/rules/calendar';

/** Returns how long a casting call accepts applications, in whole days and never below 0. */
export function daysToDeadline(deadline: string | null, now: Date): string {
  if (deadline === null) return 'No deadline';
  const days = daysUntilEndOf(deadline, now);
  return `${days} ${days === 1 ? 'Day' : 'Days'} left`;
}
