import * as language from '#words/app/language.ts';
import * as words from '#words/ui/formats.ts';

const inIndia = new Intl.DateTimeFormat(language.date_locale, {
  day: 'numeric',
  month: language.month,
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: language.hour_cycle,
  timeZone: 'Asia/Kolkata',
});

/** Returns the day and time in India: '5 Mar 2026, 2:30 pm IST'. */
export function formatDateTime(instant: string): string {
  return words.in_india(inIndia.format(new Date(instant)));
}
