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

/** '5 Dec 2026', or '5 Dec – 6 Dec 2026'. */
export function formatDays({ from, until }: { from: string; until: string }, language: Language): string {
  if (from === until) return formatDay(from, language);
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  return `${(isOneYear ? formatDayOfYear : formatDay)(from, language)} – ${formatDay(until, language)}`;
}

/** '1 Mar 2027, 10:30 am IST'. */
export function formatInstant(instant: string, language: Language): string {
  return dates[language].instant(instant);
}

/** 'Tue 1 Dec, 10:30 am IST'. */
export function formatAppointment(instant: string, language: Language): string {
  return dates[language].appointment(instant);
}
