/** How a language writes days and times, for `Intl`; `zone` follows a time. */
interface Forms {
  date_locale: string;
  month: 'short' | 'long';
  weekday: 'short' | 'long';
  hour_cycle: 'h12' | 'h23';
}

/** Returns functions that write days and times in messages. */
export function datesOf({ date_locale, month, weekday, hour_cycle }: Forms, zone: string) {
  const hour = hour_cycle === 'h12' ? 'numeric' : '2-digit';
  const time = { timeZone: 'Asia/Kolkata', hour, minute: '2-digit', hourCycle: hour_cycle } as const;
  const format = (instant: string, form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(date_locale, form).format(new Date(instant));
  return {
    /** '1 Mar 2027'. The day is parsed as midnight UTC and written in UTC, so that no time zone shifts it. */
    day: (day: string) => format(day, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }),
    /** '1 Mar', in the same way. */
    dayOfYear: (day: string) => format(day, { day: 'numeric', month, timeZone: 'UTC' }),
    /** '1 Mar 2027, 10:30 am IST'. */
    instant: (instant: string) =>
      `${format(instant, { day: 'numeric', month, year: 'numeric', ...time })} ${zone}`,
    /** 'Tue 1 Dec, 10:30 am IST'. */
    appointment: (instant: string) =>
      `${format(instant, { weekday, day: 'numeric', month, ...time })} ${zone}`,
  };
}
