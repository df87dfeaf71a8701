import type { Language } from '#rules/languages.ts';

const locales: Record<Language, string> = { en: 'en-GB', hi: 'hi-IN-u-nu-latn' };

/** '1 Mar 2027'. */
export function formatDay(day: string, language: Language): string {
  // The day is parsed as midnight UTC and written in UTC, so that no time zone shifts it.
  return format(day, language, { ...months[language], day: 'numeric', year: 'numeric', timeZone: 'UTC' });
}

/** '1 Mar 2027, 10:30 am IST'. */
export function formatInstant(instant: string, language: Language): string {
  const form = { ...months[language], day: 'numeric', year: 'numeric' } as const;
  return format(instant, language, { ...form, ...clocks[language] }) + zones[language];
}

/** 'Tue 1 Dec, 10:30 am IST'. */
export function formatAppointment(instant: string, language: Language): string {
  const weekday = language === 'en' ? 'short' : 'long';
  const form = { ...months[language], weekday, day: 'numeric' } as const;
  return format(instant, language, { ...form, ...clocks[language] }) + zones[language];
}

const INDIA = { timeZone: 'Asia/Kolkata', minute: '2-digit' } as const;
const months = { en: { month: 'short' }, hi: { month: 'long' } } as const;
const clocks = {
  en: { ...INDIA, hour: 'numeric', hourCycle: 'h12' },
  hi: { ...INDIA, hour: '2-digit', hourCycle: 'h23' },
} as const;
const zones: Record<Language, string> = { en: ' IST', hi: ' (भारतीय समय)' };

function format(time: string, language: Language, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(time));
}
