import { expect } from 'vitest';
import { findAllowance, findUsage } from '#features/billing/allowances/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#testing/given.ts';

const NOT_OPENED = 'without opening your application';
const rejectedWords = ['chose someone else', 'decided not to continue', NOT_OPENED];

/** What an email tells a talent about their application, and the words that only it has. */
const sentences = {
  'chose someone else': 'rejected',
  'decided not to continue': 'rejected',
  [NOT_OPENED]: 'not opened',
  'so you no longer have this role': 'rejected',
  'is being considered again': 'reopened',
  'That has changed: you are on the shortlist': 'reopened',
  'has shortlisted you': 'shortlisted',
  'offers you': 'offered',
} as const;
export type Told = (typeof sentences)[keyof typeof sentences];

export async function countUsed(db: Database, talentId: string, now: Date) {
  const { counted_from } = await findAllowance(db, talentId, now);
  return (await findUsage(db, talentId, counted_from, now)).applications;
}

export interface Person {
  id: string;
  talent: Caller & { id: string };
  told: Told[];
  /** Whether somebody at the house opened the application or decided on its card. */
  isLookedAt: boolean;
  isLeaving: boolean;
}

export interface State {
  status: string;
  status_history: string[];
}

/** Checks an email that a talent gets against what is true and what the talent was told before. */
export function hear(
  text: string,
  { told, isLookedAt, isLeaving }: Person,
  state: State,
  states: readonly State[],
) {
  const said = Object.entries(sentences).find(([words]) => text.includes(words));
  if (!said) return;
  const [words, kind] = said;
  if (words === 'chose someone else')
    expect(states.some((other) => other !== state && other.status === 'selected')).toBe(true);
  expect([words, isLeaving]).toEqual([words, false]);
  // A reopened application has the status again, which then says nothing about a look.
  if (words === NOT_OPENED) expect(state.status_history[1]).not.toBe('viewed');
  if (rejectedWords.includes(words)) expect([words, isLookedAt]).toEqual([words, words !== NOT_OPENED]);
  // After a rejection comes only a follow-up that says so, which nobody else gets.
  expect([words, kind === 'reopened']).toEqual([words, isRejected(told)]);
  if (kind === 'shortlisted') expect(told.at(-1)).not.toBe('shortlisted');
  told.push(kind);
}

/** Checks that the talent reads in their account what they were told. */
export function checkState({ status }: State, told: readonly Told[]) {
  if (status === 'withdrawn') return;
  expect([status, isRejected(told)]).toEqual([status, status === 'not_selected']);
  if (status === 'shortlisted')
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/short|reop/)]));
}

export function isRejected(told: readonly Told[]): boolean {
  const last = told.findLast((kind) => ['rejected', 'not opened', 'reopened'].includes(kind));
  return last !== undefined && last !== 'reopened';
}

export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (!found) throw new Error(`Nothing at ${place}.`);
  return found;
}
