import { addDays, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';

/** Returns ten in the morning of the next day in India, as an ISO time. */
export function tomorrowAtTen(now: Date): string {
  return instantInIndia(addDays(dayInIndia(now), 1), '10:00').toISOString();
}
