import { clockTime } from '#rules/calendar.ts';
import type { daysOf } from '#words/days.ts';

/** How a language writes days, for `Intl`. */
interface Forms {
  date_locale: string;
  month: 'short' | 'long';
  weekday: 'short' | 'long';
}

/** Returns functions that write days and times, in messages and on pages; `zone` follows a time. */
export function datesOf(
  days: ReturnType<typeof daysOf>,
  { date_locale, month, weekday }: Forms,
  zone: string,
) {
  return {
    ...days,
    /** '10:30 am', in India by default. */
    time: clockTime,
    /** '1 Mar 2027, 10:30 am IST'. */
    instant: (instant: string) => `${days.dayOf(instant)}, ${clockTime(instant)} ${zone}`,
    /** 'Tue 1 Dec, 10:30 am IST'. */
    appointment: (instant: string) => {
      const form = { weekday, day: 'numeric', month, timeZone: 'Asia/Kolkata' } as const;
      const date = new Intl.DateTimeFormat(date_locale, form).format(new Date(instant));
      return `${date}, ${clockTime(instant)} ${zone}`;
    },
  };
}
