import { addDays } from './calendar.ts';

const daysOf: Record<string, number> = { day: 1, night: 1, week: 7, fortnight: 14, month: 30, year: 365 };
const numberWords: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

export interface Shoot {
  shoot_dates: string;
  shoot_duration: string;
}

/**
 * Returns the first and last day of a shoot, both inclusive. The duration is free text: the longest value
 * counts, as in '10-12 days' or '2 weeks', and text without a number means one day.
 */
export function shootSpan({ shoot_dates, shoot_duration }: Shoot): { from: string; until: string } {
  const durations = shoot_duration
    .toLowerCase()
    .matchAll(/(\d{1,3}|\b[a-z]+)[\s-]*(day|night|week|fortnight|month|year)/g);
  const lengths = [...durations].map(([, count = '', unit = '']) => {
    return (numberWords[count] ?? (Number(count) || 0)) * (daysOf[unit] ?? 0);
  });
  return { from: shoot_dates, until: addDays(shoot_dates, Math.max(1, ...lengths) - 1) };
}

/** Whether two shoots share a day. */
export function overlap(one: Shoot, other: Shoot): boolean {
  const [a, b] = [shootSpan(one), shootSpan(other)];
  return a.from <= b.until && b.from <= a.until;
}
