import { plural } from '#words/plural.ts';

/** The terms of an offer, on pages and in the deal memo. */

const days_count = (count: number) => plural(count, { one: `${count} day`, other: `${count} days` });

const labels = {
  fee: 'Fee',
  days: 'Days',
  work_days: 'Days of work',
  hours: 'Hours a day',
  pay_days: 'Pay by',
  travel: 'Place, travel and stay',
  usage: 'Usage: where',
  usage_time: 'Usage: how long',
  credit: 'Credit',
  cancellation: 'Cancellation',
  child_hours: 'Legal hours of a child',
  child_deposit: 'Deposit for the child',
} as const;
const fee_per = {
  day: (amount: string) => `${amount} a day`,
  job: (amount: string) => `${amount} for the whole job`,
  episode: (amount: string) => `${amount} an episode`,
};
const work_days_of = (count: number) => `${days_count(count)} of these`;
const hours_at_most = (count: number) =>
  plural(count, { one: `At most ${count} hour`, other: `At most ${count} hours` });
const paid_within = (days: number) =>
  days === 0 ? 'On the last day of work' : `Within ${days_count(days)} after the last day of work`;
const child_hours = (daily: number, stretch: number) =>
  `At most ${daily} hours a day, and ${stretch} hours without a break`;
const child_deposit = (percent: number, amount: string) =>
  `${percent}% of the fee, ${amount}, goes into a fixed deposit in the child’s name`;

/** What `termRows` writes with. */
export const term_texts = {
  labels,
  fee_per,
  work_days_of,
  hours_at_most,
  paid_within,
  child_hours,
  child_deposit,
};

export const deal_memo = 'Deal memo';
export const version = (number: number) => `Version ${number}`;
export const parties = { house: 'Production house', talent: 'Talent', guardian: 'Guardian' } as const;
export const signatures = 'Signatures';
export const signed = (name: string, time: string, contact: string) =>
  `${name}, ${time}, by a code sent to ${contact}`;
export const sealed = (time: string) => `Signed by both sides, ${time}`;
export const unsigned = 'Not signed by both sides yet';
