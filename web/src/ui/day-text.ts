import * as language from '#words/app/language.ts';

// A date is parsed as midnight UTC and formatted in UTC, so that no time zone shifts it.
const short = new Intl.DateTimeFormat(language.date_locale, {
  day: '2-digit',
  month: language.month,
  timeZone: 'UTC',
});
const long = new Intl.DateTimeFormat(language.date_locale, {
  day: 'numeric',
  month: language.month,
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date as day and short month: '05 Mar'. */
export function shortDay(day: string): string {
  return short.format(new Date(day));
}

/** Formats a date with its year: '5 Mar 2026'. */
export function longDay(day: string): string {
  return long.format(new Date(day));
}
