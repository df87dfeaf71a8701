import { DAY_MS, dayInIndia, instantInIndia, MINUTE_MS } from './calendar.ts';

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
/** Hours before an audition from which the talent can check in. */
export const CHECK_IN_HOURS = 2;
/** Minutes after an audition without a check-out of a child at which the guardian and the contact are alerted. */
export const CHECK_OUT_MINUTES = 30;
/** How long after the end of an audition its pass works, and the talent can check out. */
export const PASS_MS = DAY_MS;

/** Whether the pass of an audition has ended. */
export function isPassOver({ ends_at }: { ends_at: string }, now: Date): boolean {
  return now.getTime() >= Date.parse(ends_at) + PASS_MS;
}

const EARLIEST_MINUTE = 7 * 60;
const LATEST_MINUTE = 19 * 60;

/** Whether an audition is at a place, rather than at the URL of an online meeting. */
export function isInPerson(place: string): boolean {
  return !place.startsWith('https://');
}

/** Whether an audition begins before 7 am or ends after 7 pm in India. */
export function isAtUnusualHour({ starts_at, ends_at }: { starts_at: string; ends_at: string }): boolean {
  const midnight = instantInIndia(dayInIndia(new Date(starts_at)), '00:00').getTime();
  const minuteOf = (instant: string) => (Date.parse(instant) - midnight) / MINUTE_MS;
  return minuteOf(starts_at) < EARLIEST_MINUTE || minuteOf(ends_at) > LATEST_MINUTE;
}

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
