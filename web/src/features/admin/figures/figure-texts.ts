import type { FigurePeriod } from '@kirdaar/contract/rules/figures';
import type { Channel } from '@kirdaar/contract/rules/notifications';
import * as words from '#words/admin/operations.ts';
import * as language from '#words/app/language.ts';

export const channelNames: Record<Channel, string> = words.channels;

const dayNames = new Intl.DateTimeFormat(language.date_locale, {
  day: 'numeric',
  month: language.month,
  timeZone: 'UTC',
});
const monthNames = new Intl.DateTimeFormat(language.date_locale, {
  month: language.month,
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns the name of a period by its first day: '5 Mar' or 'Mar 2026'. */
export function periodText(firstDay: string, by: FigurePeriod): string {
  return (by === 'month' ? monthNames : dayNames).format(new Date(`${firstDay}T00:00:00Z`));
}

/** Returns a share in whole percent. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
