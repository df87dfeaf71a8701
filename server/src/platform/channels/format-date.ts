import type { Language } from '@kirdaar/contract/rules/languages';
import { serverWords } from '#platform/channels/server-words.ts';

const dates = serverWords('dates');

/** '1 Mar 2027'. */
export function formatDay(day: string, language: Language): string {
  return dates[language].day(day);
}

/** '1 Mar'. */
export function formatDayOfYear(day: string, language: Language): string {
  return dates[language].dayOfYear(day);
}

/** '1 Mar 2027, 10:30 am IST'. */
export function formatInstant(instant: string, language: Language): string {
  return dates[language].instant(instant);
}

/** 'Tue 1 Dec, 10:30 am IST'. */
export function formatAppointment(instant: string, language: Language): string {
  return dates[language].appointment(instant);
}
