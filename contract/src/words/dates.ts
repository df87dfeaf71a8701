import { clockTime } from '#rules/calendar.ts';

/** How a language writes days, for `Intl`; `zone` follows a time. */
interface Forms {
  date_locale: string;
  month: 'short' | 'long';
  weekday: 'short' | 'long';
}

/** Returns functions that write days and times in messages. */
export function datesOf({ date_locale, month, weekday }: Forms, zone: string) {
  const format = (instant: string, form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(date_locale, form).format(new Date(instant));
  const at = (instant: string, form: Intl.DateTimeFormatOptions) =>
    `${format(instant, { ...form, day: 'numeric', month, timeZone: 'Asia/Kolkata' })}, ${clockTime(instant)} ${zone}`;
  return {
    /** '10:30 am', in India by default. */
    time: clockTime,
    /** '1 Mar 2027'. The day is parsed as midnight UTC and written in UTC, so that no time zone shifts it. */
    day: (day: string) => format(day, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }),
    /** '1 Mar', in the same way. */
    dayOfYear: (day: string) => format(day, { day: 'numeric', month, timeZone: 'UTC' }),
    /** '1 Mar 2027, 10:30 am IST'. */
    instant: (instant: string) => at(instant, { year: 'numeric' }),
    /** 'Tue 1 Dec, 10:30 am IST'. */
    appointment: (instant: string) => at(instant, { weekday }),
  };
}
