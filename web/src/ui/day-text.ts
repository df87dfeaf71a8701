import * as language from '#words/app/language.ts';

// A date is parsed as midnight UTC and formatted in UTC, so that no time zone shifts it.
const short = new Intl.DateTimeFormat(language.date_locale, {
  day: '2-digit',
  month: language.month,
  timeZone: 'UTC',
});
const withYear = { day: 'numeric', month: language.month, year: 'numeric' } as const;
const long = new Intl.DateTimeFormat(language.date_locale, { ...withYear, timeZone: 'UTC' });
const longInIndia = new Intl.DateTimeFormat(language.date_locale, { ...withYear, timeZone: 'Asia/Kolkata' });

/** Formats a date as day and short month: '05 Mar'. */
export function shortDay(day: string): string {
  return short.format(new Date(day));
}

/** Formats a date with its year: '5 Mar 2026'. */
export function longDay(day: string): string {
  return long.format(new Date(day));
}

/** Formats days as '5 Mar 2026' or '05 Mar – 6 Apr 2026'. */
export function rangeText({ from, until }: { from: string; until: string }): string {
  return from === until ? longDay(from) : `${shortDay(from)} – ${longDay(until)}`;
}

/** Formats the day of an instant in India, like `longDay`. */
export function longDayOf(instant: string): string {
  return longInIndia.format(new Date(instant));
}
