import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';

/**
 * Returns the period of a plan bought at an instant: its number of days, extended to the end of the last day
 * in India.
 */
export function periodFrom(start: Date, durationInDays: number): { starts_at: string; ends_at: string } {
  const lastInstant = new Date(start.getTime() + durationInDays * DAY_MS - 1);
  const midnight = new Date(`${addDays(dayInIndia(lastInstant), 1)}T00:00:00+05:30`);
  return { starts_at: start.toISOString(), ends_at: midnight.toISOString() };
}
