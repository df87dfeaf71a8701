/** Maximum number of uses within a time span. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
