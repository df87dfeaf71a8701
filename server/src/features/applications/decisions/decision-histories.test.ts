import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import fc from 'fast-check';
import { expect } from 'vitest';
import { deleteAccountDeletion } from '#features/accounts/sessions/queries.ts';
import { endArrangements } from '#features/auditions/recasting/end-role.ts';
import { upsertDeletion } from '#features/privacy/account-deletion/queries.ts';
import { deletionFrom } from '#features/privacy/account-deletion/request-deletion.ts';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { createBoard, moveOf, ownApplications, sendOf } from '#testing/board-world.ts';
import type { Caller, createGiven } from '#testing/given.ts';
import { randomRuns } from '#testing/random-runs.ts';
import { type CallApi, test } from '#testing/test.ts';
import {
  at,
  checkState,
  countUsed,
  hear,
  isRejected,
  type Person,
  type State,
  type Told,
} from '#testing/told-talent.ts';

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
const usual = ['view', 'move', 'move', 'move all', 'send', 'send', 'send'] as const;
const other = ['schedule', 'cancel', 'undo', 'offer', 'accept', 'accept', 'wait'] as const;
const rare = ['close', 'close', 'reopen', 'step back', 'cancel role', 'withdraw', 'leave', 'stay'] as const;
const step = fc.record({
  act: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 3, arbitrary: fc.constantFrom(...other) },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  ),
  person: fc.nat({ max: 2 }),
  colleague: fc.nat({ max: 1 }),
  /** Whose cards are on the screen when they move. */
  shown: fc.subarray([0, 1, 2]),
  to: fc.constantFrom(...stages, 'shortlisted', 'not_selected', 'not_selected'),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

test(
  `whatever colleagues and talent do (seed ${runs.seed}), no email is untrue or contradicts an earlier one`,
  async ({ callApi, clock, db, deliver, given, services }) => {
    const steps = fc.array(step, { minLength: 8, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        clock.now = new Date('2027-03-02T10:00:00+05:30');
        const world = await createHistory(given, callApi, { clock, db, services });
        await deliver();
        for (const one of taken) {
          clock.now = new Date(clock.now.getTime() + 60_000);
          await world.take(one);
          await world.check(await deliver());
        }
      }),
      runs,
    );
    // On a busy machine a history takes up to two seconds.
  },
  runs.numRuns * 2000,
);

interface World {
  clock: { now: Date };
  db: Database;
  services: Services;
}

async function createHistory(
  given: ReturnType<typeof createGiven>,
  callApi: CallApi,
  { clock, db, services }: World,
) {
  const { house, job_id, applicant } = await createBoard(given);
  const team: Caller[] = [house, await given.member(house, 'reviewer')];
  const people = [await applicant(), await applicant(), await applicant()].map((one) => ({
    ...one,
    told: [] as Told[],
    isLookedAt: false,
    isLeaving: false,
  }));
  const moves: [Caller, string][] = [];
  const ofCall = { params: { id: job_id } };
  const later = () => new Date(clock.now.getTime() + 30 * 60_000).toISOString();

  async function offerOf(talent: Caller) {
    const { body } = await callApi('GET /api/user/offers', {}, talent);
    return { params: { id: body.offers[0]?.id ?? crypto.randomUUID() } };
  }

  const acts: Record<Step['act'], (taken: Taken) => Promise<{ status: number } | undefined>> = {
    move: ({ by, person, to, shown }) => move(by, [person], to, shown),
    'move all': ({ by, to, shown }) => move(by, people, to, shown),
    undo: async () => {
      const [mover, request_id] = moves.pop() ?? [];
      return request_id
        ? callApi('POST /api/production/review/undo', { body: { request_id } }, mover)
        : undefined;
    },
    view: async ({ by, id, person }) => {
      const viewed = await callApi('POST /api/production/applications/:id/view', { params: { id } }, by);
      person.isLookedAt ||= viewed.status === 200;
      return viewed;
    },
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
    offer: async ({ by, id, person }) => {
      const body = { message: 'Would you play her?', answer_by: addDays(dayInIndia(clock.now), 7) };
      const offered = await callApi(
        'POST /api/production/applications/:id/offer',
        { params: { id }, body },
        by,
      );
      person.isLookedAt ||= offered.status === 200;
      return offered;
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
    leave: async ({ person }) => {
      await upsertDeletion(db, { account_id: person.talent.id, ...deletionFrom(clock.now) });
      await endArrangements(services, person.talent.id);
      person.isLeaving = true;
      return undefined;
    },
    stay: async ({ person }) => {
      await deleteAccountDeletion(db, person.talent.id);
      person.isLeaving = false;
      // The account says what the casting call that closed meanwhile came to.
      const { status } = at(await ownApplications(callApi, person.talent), 0);
      if (status === 'not_selected' && !isRejected(person.told)) person.told.push('rejected');
      return undefined;
    },
    wait: async () => {
      clock.now = new Date(clock.now.getTime() + 40 * 60_000);
      return undefined;
    },
  };

  async function move(by: Caller, moved: readonly Person[], to: Taken['to'], shown: readonly Person[]) {
    const idsOf = (some: readonly Person[]) => some.map(({ id }) => id);
    const { body } = moveOf(idsOf(moved), to, idsOf(moved.filter((one) => shown.includes(one))));
    moves.push([by, body.request_id]);
    const done = await callApi('POST /api/production/review/moves', { body: { ...body, confirm: true } }, by);
    const ids = (done.body.moved ?? []).map(({ application_id }) => application_id);
    for (const one of shown) one.isLookedAt ||= ids.includes(one.id);
    return done;
  }

  async function take({ act, person: place, colleague, to, shown }: Step) {
    const person = at(people, place);
    // Whoever leaves is logged out.
    if (person.isLeaving && ofTalent.includes(act)) return;
    const { id, talent } = person;
    const seen = shown.map((one) => at(people, one));
    const answer = await acts[act]({ by: at(team, colleague), id, talent, person, to, shown: seen });
    // Many acts are rejected, none may fail.
    expect(answer?.status ?? 200, act).toBeLessThan(500);
  }

  /** Compares what was sent with the rules and with what each talent now reads in their account. */
  async function check(emails: readonly OutgoingMessage[]) {
    const states: State[] = [];
    for (const { talent } of people) states.push(at(await ownApplications(callApi, talent), 0));
    for (const [place, person] of people.entries()) {
      const own = emails.filter(({ to }) => to === person.talent.email);
      for (const { text } of own) hear(text, person, at(states, place), states);
      if (!person.isLeaving) await checkPerson(person, at(states, place));
    }
  }

  async function checkPerson({ talent, told }: Person, state: State) {
    checkState(state, told);
    if (told.at(-1) === 'not opened') expect(await countUsed(db, talent.id, clock.now)).toBe(0);
  }

  return { take, check };
}

const ofTalent: readonly Step['act'][] = ['accept', 'step back', 'withdraw', 'leave'];

interface Taken {
  by: Caller;
  id: string;
  talent: Caller;
  person: Person;
  shown: readonly Person[];
  to: (typeof stages)[number];
}
