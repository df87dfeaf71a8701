import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time of a plan bought at an instant: all its days, and the rest of the last one in India. */
export function periodFrom(start: Date, durationInDays: number): { starts_at: string; ends_at: string } {
  const lastInstant = new Date(start.getTime() + durationInDays * DAY_MS - 1);
  const midnight = new Date(`${addDays(dayInIndia(lastInstant), 1)}T00:00:00+05:30`);
  return { starts_at: start.toISOString(), ends_at: midnight.toISOString() };
}
