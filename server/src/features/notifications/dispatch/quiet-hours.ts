import { addDays, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { QUIET_FROM, QUIET_UNTIL } from '@kirdaar/contract/rules/notifications';

/** Returns when an unsolicited notification may be sent: at once, or in the morning if it is night in India. */
export function afterQuietHours(now: Date): Date {
  const today = dayInIndia(now);
  const morning = at(today, QUIET_UNTIL);
  if (now < morning) return morning;
  return now < at(today, QUIET_FROM) ? now : at(addDays(today, 1), QUIET_UNTIL);
}

function at(day: string, hour: number): Date {
  return instantInIndia(day, `${String(hour).padStart(2, '0')}:00`);
}
