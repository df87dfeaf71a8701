/** Maximum number of uses within a time span. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
}

/** What the requests of one client network may cost in a minute. */
export const MAX_COST_PER_MINUTE = 1200;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The cost of a request of which one client network may send this many a minute. */
export function costPerMinute(most: number): number {
  return MAX_COST_PER_MINUTE / most;
}

export function perMinute(most: number): Rate {
  return { most, seconds: MINUTE };
}

export function perFiveMinutes(most: number): Rate {
  return { most, seconds: 5 * MINUTE };
}

export function perHour(most: number): Rate {
  return { most, seconds: HOUR };
}

export function perDay(most: number): Rate {
  return { most, seconds: DAY };
}
