import type { Language } from '@kirdaar/contract/rules/messages';

const locales: Record<Language, string> = { en: 'en-GB', hi: 'hi-IN-u-nu-latn' };
const indianTime: Record<Language, string> = { en: ', Indian time', hi: ' (भारतीय समय)' };

/** '1 March 2027'. */
export function writeDay(day: string, language: Language): string {
  // A day is read as midnight UTC and written in UTC, so that no time zone moves it.
  return written(day, language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** '1 March 2027 at 10:30, Indian time'. */
export function writeInstant(instant: string, language: Language): string {
  const form = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return written(instant, language, { ...form, ...clock }) + indianTime[language];
}

/** 'Tuesday 1 December at 10:30, Indian time'. */
export function writeAppointment(instant: string, language: Language): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const time = written(instant, language, { ...form, ...clock });
  return (language === 'en' ? time.replace(',', '') : time) + indianTime[language];
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' } as const;

function written(time: string, language: Language, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(time));
}
