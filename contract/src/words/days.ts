import { dayInIndia } from '#rules/calendar.ts';

/** Returns functions that write days. They do without `Intl`, whose first date takes a phone a sixth of a second. */
export function daysOf(months: readonly string[]) {
  const dayOfYear = (day: string) => `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]}`;
  const day = (date: string) => `${dayOfYear(date)} ${date.slice(0, 4)}`;
  return {
    /** '1 Mar 2027'. */
    day,
    /** '1 Mar'. */
    dayOfYear,
    /** '1 Mar 2027', the day of an instant in India. */
    dayOf: (instant: string) => day(dayInIndia(new Date(instant))),
  };
}
