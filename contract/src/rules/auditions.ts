import { instantInIndia } from './calendar.ts';

/**
 * A talent's answer to an audition invitation: none yet, confirmed this slot, asked for another time, or
 * declined. `ended`: the application was withdrawn or got an outcome before the answer.
 */
export const auditionAnswers = ['offered', 'confirmed', 'asked', 'declined', 'ended'] as const;
export type AuditionAnswer = (typeof auditionAnswers)[number];

/** Maximum number of slots in one plan. */
export const MAX_SLOTS = 60;
/** Maximum number of applicants per slot; must match the limit in the database. */
export const MAX_SLOT_CAPACITY = 50;
/** Maximum number of rounds of auditions; must match the limit in the database. */
export const MAX_ROUNDS = 5;
/** Maximum number of auditions in a calendar feed. */
export const MAX_AUDITIONS = 500;
/** Maximum number of slots in the timetable of a project. */
export const MAX_PROJECT_SLOTS = 500;
/** Hours before an audition at which reminders are sent. */
export const REMINDER_HOURS = [24, 2] as const;

const MINUTE_MS = 60_000;

interface Plan {
  day: string;
  from: string;
  to: string;
  minutes: number;
  break_minutes: number;
}

/** Returns the slots that fit completely between two times on a day in India, with a break after each. */
export function planSlots({ day, from, to, minutes, break_minutes }: Plan) {
  const end = instantInIndia(day, to).getTime();
  const slots: { starts_at: string; ends_at: string }[] = [];
  let start = instantInIndia(day, from).getTime();
  while (start + minutes * MINUTE_MS <= end && slots.length <= MAX_SLOTS) {
    const over = start + minutes * MINUTE_MS;
    slots.push({ starts_at: new Date(start).toISOString(), ends_at: new Date(over).toISOString() });
    start = over + break_minutes * MINUTE_MS;
  }
  return slots;
}
