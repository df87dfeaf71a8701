import { days } from '#words/days.ts';

/** Formats a date as day and short month: '05 Mar'. */
export function shortDay(day: string): string {
  return days.dayOfYear(day).replace(/^\d /, '0$&');
}

/** Formats a date with its year: '5 Mar 2026'. */
export const longDay = days.day;

/** Formats days as '5 Mar 2026' or '05 Mar – 6 Apr 2026'. */
export function rangeText({ from, until }: { from: string; until: string }): string {
  return from === until ? longDay(from) : `${shortDay(from)} – ${longDay(until)}`;
}

/** Formats the day of an instant in India, like `longDay`. */
export const longDayOf = days.dayOf;
