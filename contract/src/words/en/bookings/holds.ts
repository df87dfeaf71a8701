import { plural } from '#words/plural.ts';

/** What a house asks about the days of an applicant, and holds. */

export const title = 'Days';
export const shoot_free = (days: string) => `Free on the shoot days, ${days}`;
export const shoot_taken = (days: string) => `Not free on the shoot days, ${days}`;
export const check_answers = { free: 'free', maybe: 'maybe', busy: 'not free' } as const;
export const check_answered = (days: string, answer: string) => `Asked about ${days}: ${answer}`;
export const check_waiting = (days: string) => `Asked about ${days}: no answer yet`;
export const states = {
  first_hold: 'First hold',
  second_hold: 'Second hold',
  confirmed: 'Booked',
  released: 'Hold released',
  declined: 'Hold declined by the talent',
  expired: 'Hold ended',
  ended: 'Ended with the application',
} as const;
export const state_on = (state: string, days: string) => `${state}: ${days}`;
export const hold_until = (time: string) => `until ${time}`;
export const first_day = 'First day';
export const last_day = 'Last day';
export const lasts = 'Hold for';
export const hours = { 24: '1 day', 48: '2 days', 72: '3 days', 168: '7 days' } as const;
export const hold = 'Hold days';
export const release = 'Release hold';
export const release_note = 'Message to the talent';
export const release_usual = 'Thank you for keeping these days free. We no longer need them.';
export const failed = 'We couldn’t save this. Try again.';

// The board.
export const days_states = {
  free: 'Free',
  maybe: 'Maybe free',
  busy: 'Not free',
  first_hold: 'First hold',
  second_hold: 'Second hold',
  confirmed: 'Booked',
} as const;
export const days_ask = 'Ask dates';
export const days_ask_title = (count: number) =>
  plural(count, { one: `Ask ${count} applicant about dates`, other: `Ask ${count} applicants about dates` });
export const days_ask_lead =
  'We ask whether they are free on these days, and say that it is no offer. Each answers with one tap.';
export const days_ask_send = 'Send question';
export const days_ask_failed = 'We couldn’t send the question. Try again.';
