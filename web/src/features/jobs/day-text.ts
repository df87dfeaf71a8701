// A day is read as midnight UTC and written in UTC, so that no time zone moves it.
const short = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day as day and short month: '05 Mar'. */
export function shortDay(day: string): string {
  return short.format(new Date(day));
}

/** A calendar day with its year: '05 Mar 2026'. */
export function longDay(day: string): string {
  return long.format(new Date(day));
}
