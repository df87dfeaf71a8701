/** India has one time zone and no summer time. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the calendar day in India at an instant, as YYYY-MM-DD. */
export function dayInIndia(instant: Date): string {
  return atIndia(instant).slice(0, 10);
}

function atIndia(instant: Date): string {
  return new Date(instant.getTime() + INDIA_AHEAD_MS).toISOString();
}

/** Returns a time of day as every language of the product writes it: '4:30 pm'. */
export function clockTime(instant: string, timeZone?: string): string {
  if (!timeZone || timeZone === 'Asia/Kolkata') {
    const [hour, minute] = atIndia(new Date(instant)).slice(11, 16).split(':');
    return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
  }
  const form = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', form).format(new Date(instant));
}

/** Returns the instant at which a casting call closes: midnight in India at the end of its deadline day. */
export function closesAt(deadline: string): Date {
  return new Date(`${deadline}T24:00:00+05:30`);
}

/** Returns the days from an instant to the end of a day in India, rounded up, never below 0. */
export function daysUntilEndOf(day: string, now: Date): number {
  return Math.max(0, Math.ceil((closesAt(day).getTime() - now.getTime()) / DAY_MS));
}

/** Returns the day that is the given number of days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns how many days there are from a day to another, both counted; below 1 if the other is earlier. */
export function countDays(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
}

/** Returns the whole years between a birth date and a day. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Returns the instant of a time (HH:MM) on a day in India. */
export function instantInIndia(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+05:30`);
}

/** Returns the ISO weekday of a day, from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
