import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import * as words from '#words/admin/staff-area.ts';

/** Returns how long something may still wait, or by how much it is late: '5 h left', '2 d late'. */
export function dueText(due_at: string, now: number): { text: string; late: boolean } {
  const left = new Date(due_at).getTime() - now;
  const late = left < 0;
  return { text: lengthText(Math.abs(left), late ? words.today_late : words.today_left), late };
}

function lengthText(ms: number, texts: typeof words.today_left | typeof words.today_late): string {
  const hours = ms / HOUR_MS;
  if (hours < 1) return texts.minutes(Math.round(hours * 60));
  return hours < 48 ? texts.hours(Math.round(hours)) : texts.days(Math.round(hours / 24));
}
