import * as language from '#words/app/language.ts';
import { dates } from '#words/dates.ts';
import * as words from '#words/ui/formats.ts';

const INDIA = 'Asia/Kolkata';

/** A period in India and, where the clock differs, in the viewer's time zone. */
export interface TimeTexts {
  india: string;
  /** The day and the time in India on their own: 'Tuesday 1 December' and '10:00 am – 10:25 am'. */
  day: string;
  time: string;
  viewer: string | undefined;
}

/** Returns the texts of a period in both time zones: 'Tue 1 Dec, 10:00 am – 10:25 am IST'. */
export function slotTime(
  { starts_at, ends_at }: { starts_at: string; ends_at?: string | undefined },
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): TimeTexts {
  const inIndia = formatPeriod(starts_at, ends_at, INDIA);
  const here = formatPeriod(starts_at, ends_at, zone);
  return {
    india: words.in_india(inIndia),
    day: new Intl.DateTimeFormat(language.date_locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: INDIA,
    }).format(new Date(starts_at)),
    time: formatHours(starts_at, ends_at, INDIA),
    viewer: here === inIndia ? undefined : words.in_zone(here, cityOf(zone)),
  };
}

/** Returns the day and time in India in the format of form fields. */
export function formTime(instant: string): { day: string; from: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: INDIA,
  }).format(new Date(instant));
  const [day = '', from = ''] = parts.split(' ');
  return { day, from };
}

function formatPeriod(start: string, end: string | undefined, timeZone: string): string {
  const day = new Intl.DateTimeFormat(language.date_locale, {
    weekday: language.weekday,
    day: 'numeric',
    month: language.month,
    timeZone,
  });
  return words.on_day(day.format(new Date(start)), formatHours(start, end, timeZone));
}

function formatHours(start: string, end: string | undefined, timeZone: string): string {
  const begins = dates.time(start, timeZone);
  return end ? words.period(begins, dates.time(end, timeZone)) : begins;
}

/** 'New York', of the time zone America/New_York. */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
