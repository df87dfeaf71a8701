import { addDays, clockTime, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { longDay } from '#ui/day-text.ts';
import * as words from '#words/messaging/conversations.ts';
import * as common from '#words/ui/common.ts';

/** 'Today', 'Yesterday' or '5 Mar 2026'. */
export function formatDayHeading(day: string, today: string): string {
  if (day === today) return common.today;
  return day === addDays(today, -1) ? words.yesterday : longDay(day);
}

/** The time if today, otherwise the date. */
export function formatMessageDate(instant: string, now: Date): string {
  const [day, today] = [dayInIndia(new Date(instant)), dayInIndia(now)];
  return day === today ? clockTime(instant) : formatDayHeading(day, today);
}
