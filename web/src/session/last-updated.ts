import * as words from '#words/app/area-frame.ts';
import * as language from '#words/app/language.ts';

const format = new Intl.DateTimeFormat(language.date_locale, {
  day: 'numeric',
  month: language.month,
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: language.hour_cycle,
  timeZone: 'Asia/Kolkata',
});

/** Formats when a profile was last saved, in Indian time. */
export function formatLastUpdated(instant: string | null): string {
  return instant ? format.format(new Date(instant)) : words.never_updated;
}
