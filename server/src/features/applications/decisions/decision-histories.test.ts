import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { createBoard, moveOf, ownApplications, sendOf } from '#testing/board-world.ts';
import type { Caller, createGiven } from '#testing/given.ts';
import { randomRuns } from '#testing/random-runs.ts';
import { type CallApi, test } from '#testing/test.ts';

const runs = randomRuns(25, 3000);

const stages = [
  'viewed',
  'on_hold',
  'shortlisted',
  'backup',
  'audition',
  'not_selected',
  'selected',
] as const;
// Acts that end much are rare, so that most histories are long.
const usual = ['view', 'move', 'move', 'move', 'send', 'send', 'send'] as const;
const other = ['schedule', 'cancel', 'undo', 'offer', 'accept', 'accept', 'wait'] as const;
const rare = ['close', 'reopen', 'step back', 'cancel role', 'withdraw'] as const;
const step = fc.record({
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 3, arbitrary: fc.constantFrom(...other) },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  ),
  person: fc.nat({ max: 2 }),
  colleague: fc.nat({ max: 1 }),
  to: fc.constantFrom(...stages, 'shortlisted', 'not_selected', 'not_selected'),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What an email tells a talent about their application, and the words that only it has. */
const sentences = {
  'chose someone else': 'rejected',
  'decided not to continue': 'rejected',
  'without opening your application': 'rejected',
  'so you no longer have this role': 'rejected',
  'is being considered again': 'reopened',
  'That has changed: you are on the shortlist': 'reopened',
  'has shortlisted you': 'shortlisted',
  'offers you': 'offered',
} as const;
type Told = (typeof sentences)[keyof typeof sentences];

test(`whatever colleagues and talent do (seed ${runs.seed}), no email is untrue or contradicts an earlier one`, async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const steps = fc.array(step, { minLength: 8, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      clock.now = new Date('2027-03-02T10:00:00+05:30');
      const world = await createHistory(given, callApi, clock);
      await deliver();
      for (const one of taken) {
        clock.now = new Date(clock.now.getTime() + 60_000);
        await world.take(one);
        await world.check(await deliver());
      }
    }),
    runs,
  );
});

async function createHistory(given: ReturnType<typeof createGiven>, callApi: CallApi, clock: { now: Date }) {
  const { house, job_id, applicant } = await createBoard(given);
  const team: Caller[] = [house, await given.member(house, 'reviewer')];
  const people = [await applicant(), await applicant(), await applicant()].map((one) => ({
    ...one,
    told: [] as Told[],
  }));
  const moves: [Caller, string][] = [];
  const ofCall = { params: { id: job_id } };
  const later = () => new Date(clock.now.getTime() + 30 * 60_000).toISOString();

  async function offerOf(talent: Caller) {
    const { body } = await callApi('GET /api/user/offers', {}, talent);
    return { params: { id: body.offers[0]?.id ?? crypto.randomUUID() } };
  }

  const acts: Record<Step['act'], (taken: Taken) => Promise<{ status: number } | undefined>> = {
    move: async ({ by, id, to }) => {
      const { body } = moveOf([id], to);
      moves.push([by, body.request_id]);
      return callApi('POST /api/production/review/moves', { body: { ...body, confirm: true } }, by);
    },
    undo: async () => {
      const [mover, request_id] = moves.pop() ?? [];
      return request_id
        ? callApi('POST /api/production/review/undo', { body: { request_id } }, mover)
        : undefined;
    },
    view: ({ by, id }) => callApi('POST /api/production/applications/:id/view', { params: { id } }, by),
    send: ({ by, id }) => callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [id]), by),
    schedule: ({ by, id }) =>
      callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [id], { send_at: later() }), by),
    cancel: ({ by, id }) =>
      callApi(
        'POST /api/production/jobs/:id/decisions/cancel',
        { ...ofCall, body: { application_ids: [id] } },
        by,
      ),
    close: () => callApi('POST /api/production/jobs/:id/close', { ...ofCall, body: {} }, house),
    reopen: () => callApi('POST /api/production/jobs/:id/reopen', ofCall, house),
    offer: ({ by, id }) => {
      const body = { message: 'Would you play her?', answer_by: addDays(dayInIndia(clock.now), 7) };
      return callApi('POST /api/production/applications/:id/offer', { params: { id }, body }, by);
    },
    accept: async ({ talent }) => callApi('POST /api/user/offers/:id/accept', await offerOf(talent), talent),
    'step back': async ({ talent }) => {
      const body = { reason: 'I am ill.' };
      return callApi('POST /api/user/offers/:id/step-back', { ...(await offerOf(talent)), body }, talent);
    },
    'cancel role': ({ by, id }) => {
      const body = { reason: 'The shoot is postponed.' };
      return callApi('POST /api/production/applications/:id/cancel-role', { params: { id }, body }, by);
    },
    withdraw: ({ id, talent }) =>
      callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent),
    wait: async () => {
      clock.now = new Date(clock.now.getTime() + 40 * 60_000);
      return undefined;
    },
  };

  async function take({ act, person, colleague, to }: Step) {
    const { id, talent } = at(people, person);
    const answer = await acts[act]({ by: at(team, colleague), id, talent, to });
    // Many acts are rejected, none may fail.
    expect(answer?.status ?? 200, act).toBeLessThan(500);
  }

  /** Compares what was sent with the rules and with what each talent now reads in their account. */
  async function check(emails: readonly OutgoingMessage[]) {
    const states: State[] = [];
    for (const { talent } of people) states.push(at(await ownApplications(callApi, talent), 0));
    for (const [place, { talent, told }] of people.entries()) {
      const own = emails.filter(({ to }) => to === talent.email);
      for (const { text } of own) hear(text, told, at(states, place), states);
      checkState(at(states, place), told);
    }
  }

  return { take, check };
}

interface Taken {
  by: Caller;
  id: string;
  talent: Caller;
  to: (typeof stages)[number];
}

interface State {
  status: string;
  status_history: string[];
}

/** Checks an email that a talent gets against what is true and what the talent was told before. */
function hear(text: string, told: Told[], state: State, states: readonly State[]) {
  const said = Object.entries(sentences).find(([words]) => text.includes(words));
  if (!said) return;
  const [words, kind] = said;
  if (words === 'chose someone else')
    expect(states.some((other) => other !== state && other.status === 'selected')).toBe(true);
  if (words === 'without opening your application') expect(state.status_history).not.toContain('viewed');
  // After a rejection comes only a follow-up that says so, which nobody else gets.
  expect([words, kind === 'reopened']).toEqual([words, isRejected(told)]);
  if (kind === 'shortlisted') expect(told.at(-1)).not.toBe('shortlisted');
  told.push(kind);
}

/** Checks that the talent reads in their account what they were told. */
function checkState({ status }: State, told: readonly Told[]) {
  if (status === 'withdrawn') return;
  expect([status, isRejected(told)]).toEqual([status, status === 'not_selected']);
  if (status === 'shortlisted')
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/short|reop/)]));
}

function isRejected(told: readonly Told[]): boolean {
  return told.findLast((kind) => kind === 'rejected' || kind === 'reopened') === 'rejected';
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (!found) throw new Error(`Nothing at ${place}.`);
  return found;
}
