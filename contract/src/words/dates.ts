import { clockTime, dayInIndia } from '#rules/calendar.ts';

/** How a language writes days; `zone` follows a time. */
interface Forms {
  months: readonly string[];
  date_locale: string;
  month: 'short' | 'long';
  weekday: 'short' | 'long';
}

/**
 * Returns functions that write days and times, in messages and on pages. Most do without `Intl`, whose first date takes a
 * phone a sixth of a second.
 */
export function datesOf({ months, date_locale, month, weekday }: Forms, zone: string) {
  const dayOfYear = (day: string) => `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]}`;
  const day = (date: string) => `${dayOfYear(date)} ${date.slice(0, 4)}`;
  const dayOf = (instant: string) => day(dayInIndia(new Date(instant)));
  return {
    /** '10:30 am', in India by default. */
    time: clockTime,
    /** '1 Mar 2027'. */
    day,
    /** '1 Mar'. */
    dayOfYear,
    /** '1 Mar 2027', the day of an instant in India. */
    dayOf,
    /** '1 Mar 2027, 10:30 am IST'. */
    instant: (instant: string) => `${dayOf(instant)}, ${clockTime(instant)} ${zone}`,
    /** 'Tue 1 Dec, 10:30 am IST'. */
    appointment: (instant: string) => {
      const form = { weekday, day: 'numeric', month, timeZone: 'Asia/Kolkata' } as const;
      const date = new Intl.DateTimeFormat(date_locale, form).format(new Date(instant));
      return `${date}, ${clockTime(instant)} ${zone}`;
    },
  };
}
