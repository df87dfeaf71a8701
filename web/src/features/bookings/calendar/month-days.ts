import type { Reply } from '@kirdaar/contract/api';
import type { Unavailability } from '@kirdaar/contract/rules/bookings';
import { addDays, dayInIndia, weekdayOf } from '@kirdaar/contract/rules/calendar';

export type Calendar = Reply<'GET /api/user/availability'>;

export interface MonthDay {
  day: string;
  kind: Unavailability | undefined;
  isFromCalendar: boolean;
  booking: Calendar['bookings'][number] | undefined;
  hasAudition: boolean;
}

/** Returns the weeks of a month (YYYY-MM), from Monday; undefined for the days of other months. */
export function weeksOf(month: string, calendar: Calendar): (MonthDay | undefined)[][] {
  const days: (MonthDay | undefined)[] = Array(weekdayOf(`${month}-01`) - 1).fill(undefined);
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(dayOf(day, calendar));
  while (days.length % 7 > 0) days.push(undefined);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

function dayOf(day: string, { unavailable, bookings, auditions }: Calendar): MonthDay {
  const isOn = ({ from, until }: { from: string; until: string }) => from <= day && day <= until;
  const found = unavailable.filter(isOn);
  // What the talent says comes before what the other calendar says.
  const shown = found.find(({ source }) => source === 'own') ?? found[0];
  return {
    day,
    kind: shown?.kind,
    isFromCalendar: shown?.source === 'calendar',
    booking: bookings.find(isOn),
    hasAudition: auditions.some(({ starts_at }) => dayInIndia(new Date(starts_at)) === day),
  };
}

/** Returns the month (YYYY-MM) that is the given number of months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
