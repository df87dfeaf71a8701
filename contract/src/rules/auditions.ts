import { instantInIndia } from './calendar.ts';

/**
 * What a talent says to an invitation: nothing yet, this slot, another time please, no. `ended`: the application
 * was withdrawn or came to its outcome before.
 */
export const auditionAnswers = ['offered', 'confirmed', 'asked', 'declined', 'ended'] as const;
export type AuditionAnswer = (typeof auditionAnswers)[number];

/** How many slots one plan makes. */
export const SLOTS_MOST = 60;
/** How many applicants may come to one slot; the same number stands in the database. */
export const SLOT_CAPACITY_MOST = 50;
/** How many auditions a calendar holds at most. */
export const AUDITIONS_MOST = 500;
/** How many hours before an audition one is reminded of it. */
export const REMINDER_HOURS = [24, 2] as const;

const MINUTE_MS = 60_000;

interface Plan {
  day: string;
  from: string;
  to: string;
  minutes: number;
  break_minutes: number;
}

/** The slots that fit whole between two times of a day in India, a break after each. */
export function planSlots({ day, from, to, minutes, break_minutes }: Plan) {
  const end = instantInIndia(day, to).getTime();
  const slots: { starts_at: string; ends_at: string }[] = [];
  let start = instantInIndia(day, from).getTime();
  while (start + minutes * MINUTE_MS <= end && slots.length <= SLOTS_MOST) {
    const over = start + minutes * MINUTE_MS;
    slots.push({ starts_at: new Date(start).toISOString(), ends_at: new Date(over).toISOString() });
    start = over + break_minutes * MINUTE_MS;
  }
  return slots;
}
