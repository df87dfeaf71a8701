import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { longDay } from '#features/jobs/day-text.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** The hour of a message in India: '14:05'. */
export function hourText(instant: string): string {
  return time.format(new Date(instant));
}

/** A day between messages: 'Today', 'Yesterday' or '05 Mar 2026'. */
export function dayText(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : longDay(day);
}

/** When something was written, as short as it is clear: the hour of today, or the day. */
export function momentText(instant: string, now: Date): string {
  const [day, today] = [dayInIndia(new Date(instant)), dayInIndia(now)];
  return day === today ? hourText(instant) : dayText(day, today);
}
