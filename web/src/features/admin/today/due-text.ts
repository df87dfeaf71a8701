import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import * as words from '#words/admin/staff-area.ts';

/** Returns how long something may still wait, or by how much it is late: 'Due in 5 hours', '2 days overdue'. */
export function dueText(due_at: string, now: number): { text: string; late: boolean } {
  const left = new Date(due_at).getTime() - now;
  const late = left < 0;
  const length = lengthText(Math.abs(left) / HOUR_MS);
  return { text: late ? words.today_late(length) : words.today_left(length), late };
}

function lengthText(hours: number): string {
  if (hours < 1) return words.lengths.minutes(Math.round(hours * 60));
  return hours < 48 ? words.lengths.hours(Math.round(hours)) : words.lengths.days(Math.round(hours / 24));
}
