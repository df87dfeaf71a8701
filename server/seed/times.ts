import type { Random } from '#seed/random.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Returns a time between 9 am and 9 pm in India. */
export function timeOnDay(random: Random, day: string): string {
  return new Date(Date.parse(`${day}T09:00:00+05:30`) + random.next() * 12 * HOUR_MS).toISOString();
}

/** Returns a time between two others. */
export function timeBetween(random: Random, from: string, to: string): string {
  const start = Date.parse(from);
  return new Date(start + random.next() * (Date.parse(to) - start)).toISOString();
}
