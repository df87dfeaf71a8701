import type { AskedDays } from '@kirdaar/contract/bookings/availability';
import { MAX_DAYS_AHEAD } from '@kirdaar/contract/rules/bookings';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { AppError } from '#platform/http/app-error.ts';

/** Rejects days that end before today in India or lie too far ahead. */
export function requireDaysAhead({ until }: AskedDays, now: Date) {
  const today = dayInIndia(now);
  if (until < today) throw AppError.field('until', 'days_in_past');
  if (until > addDays(today, MAX_DAYS_AHEAD)) throw AppError.field('until', 'days_too_far');
}
