import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import { expect } from 'vitest';
import { test as base } from '#testing/test.ts';

const reason = 'Talent told us that they were asked for a fee.';
const text = 'The fee was asked by somebody who pretends to be us. We told the police.';

interface Fixtures {
  /** Suspends or bans a house and returns who decided. */
  suspend: (production_house_id: string, kind?: SuspensionKind) => Promise<{ token: string; name: string }[]>;
}

const test = base.extend<Fixtures>({
  suspend: async ({ callApi, given, takeEffect }, use) => {
    await use(async (id, kind = 'suspension') => {
      const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
      const params = { id };
      await callApi('POST /api/admin/houses/:id/suspend', { params, body: { kind, reason } }, one);
      const { body } = await callApi('GET /api/admin/houses/:id', { params }, other);
      await callApi(
        'POST /api/admin/suspensions/:id/confirm',
        { params: { id: body.house.proposed?.id ?? '' } },
        other,
      );
      await takeEffect();
      return [one, other];
    });
  },
});

test('a banned house has one appeal at a time, which only a member of staff who did not decide can accept', async ({
  callApi,
  db,
  given,
  suspend,
  takeEffect,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const viewer = await given.member(house, 'viewer');
  const job = await given.job({ production_house_id });
  const [one, other] = await suspend(production_house_id, 'ban');
  const third = await given.staff('moderator');

  const read = async () => (await callApi('GET /api/production/appeals', {}, viewer)).body;
  const before = await read();
  const sent = await callApi('POST /api/production/appeals', { body: { text } }, viewer);
  const twice = await callApi('POST /api/production/appeals', { body: { text } }, house);
  const waiting = await read();
  const item = (await callApi('GET /api/admin/today', {}, third)).body.items.find(
    ({ kind }) => kind === 'appeal',
  );
  const id = item?.id ?? '';
  const params = { id };
  const seen = await callApi('GET /api/admin/appeals/:id', { params }, one);
  const answer = (accepted: boolean, as: typeof one) =>
    callApi(
      'POST /api/admin/appeals/:id/answer',
      { params, body: { accepted, answer: 'You are right.' } },
      as,
    );
  const bannedBy = () => db.selectFrom('banned_identity').select('kind').execute();
  const remembered = await bannedBy();
  const own = [await answer(true, one), await answer(true, other)].map(({ body }) => body.code);
  const accepted = await answer(true, third);
  const sentThen = await takeEffect();
  const again = await answer(false, third);

  expect(before).toMatchObject({ decisions: [{ kind: 'ban', reason, appealed_at: null }], answered: [] });
  expect([sent.status, twice.body.code]).toEqual([200, 'appeal_open_already']);
  expect(waiting.decisions[0]?.appealed_at).not.toBeNull();
  expect(item).toMatchObject({ title: 'Ban' });
  expect(seen.body.appeal).toMatchObject({ text, reason, is_own_decision: true, waits: true });
  expect(new Set(seen.body.appeal.decided_by)).toEqual(new Set([one?.name, other?.name]));
  expect(own).toEqual(['another_person_required', 'another_person_required']);
  expect([accepted.status, again.body.code]).toEqual([200, 'decided_already']);
  expect(remembered).toContainEqual({ kind: 'email' });
  expect(await bannedBy()).toEqual([]);
  expect((await callApi('GET /api/production/jobs/:id', { params: { id: job.id } })).status).toBe(200);
  const told = sentThen.filter(({ to, channel }) => to === house.email && channel === 'email');
  expect(told.map(({ subject }) => subject)).toEqual(['We accepted your appeal: ban']);
  expect(await read()).toMatchObject({ decisions: [], answered: [{ kind: 'ban', accepted: true }] });
});

test('a rejected appeal leaves the suspension, and the house may appeal again', async ({
  callApi,
  given,
  suspend,
  takeEffect,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  await suspend(house.production_house_id);
  const third = await given.staff('moderator');
  const appeal = () => callApi('POST /api/production/appeals', { body: { text } }, house);

  await appeal();
  const { items } = (await callApi('GET /api/admin/today', {}, third)).body;
  const id = items.find(({ kind, title }) => kind === 'appeal' && title === 'Suspension')?.id ?? '';
  const body = { accepted: false, answer: 'What you wrote does not answer the reports.' };
  const rejected = await callApi('POST /api/admin/appeals/:id/answer', { params: { id }, body }, third);
  await takeEffect();

  expect(rejected.status).toBe(200);
  expect((await callApi('GET /api/production/jobs/:id', { params: { id: job.id } })).status).toBe(404);
  expect((await appeal()).status).toBe(200);
});

test('a house appeals a casting call that was taken down, until it changes the call', async ({
  callApi,
  given,
  services,
  takeEffect,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const job = await given.job({ production_house_id });
  const foreign = await given.job({ status: 'pending', rejection: reason });
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const appeal = (job_id: string) =>
    callApi('POST /api/production/appeals', { body: { job_id, text } }, house);
  const find = async () => {
    const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
    return items.find(({ kind, by }) => kind === 'appeal' && by === 'Taken Down Films')?.id;
  };
  await services.db
    .updateTable('production_house')
    .set({ company_name: 'Taken Down Films' })
    .where('id', '=', production_house_id)
    .execute();

  const early = await appeal(job.id);
  await callApi('POST /api/admin/jobs/:id/take-down', { params: { id: job.id }, body: { reason } }, one);
  await takeEffect();
  const sent = await appeal(job.id);
  const notOwn = await appeal(foreign.id);
  const params = { id: (await find()) ?? '' };
  const body = { accepted: true, answer: 'You are right.' };
  const own = await callApi('POST /api/admin/appeals/:id/answer', { params, body }, one);
  const accepted = await callApi('POST /api/admin/appeals/:id/answer', { params, body }, other);
  await takeEffect();
  const shown = await callApi('GET /api/production/jobs/:id', { params: { id: job.id } });

  expect([early.body.code, sent.status, notOwn.body.code]).toEqual([
    'nothing_to_appeal',
    200,
    'nothing_to_appeal',
  ]);
  expect([own.body.code, accepted.status, shown.status]).toEqual(['another_person_required', 200, 200]);

  await callApi('POST /api/admin/jobs/:id/take-down', { params: { id: job.id }, body: { reason } }, one);
  await takeEffect();
  await appeal(job.id);
  const open = await find();
  // The house edits the call, which sends it for review again.
  await services.db
    .updateTable('job')
    .set((set) => ({ rejection: null, version: set('version', '+', 1) }))
    .where('id', '=', job.id)
    .execute();
  expect([typeof open, await find()]).toEqual(['string', undefined]);
});

test('ends the appeal of a rejected edit once staff refuse the casting call; the house can appeal the refusal', async ({
  callApi,
  clock,
  db,
  given,
  takeEffect,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const { id: job_id } = await given.job({ production_house_id, rejection: 'Name the studio.' });
  const fields = JSON.stringify({ compensation: '5000' });
  await db.insertInto('job_revision').values({ job_id, fields, sent_at: clock.now.toISOString() }).execute();
  const [moderator, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const appeal = () => callApi('POST /api/production/appeals', { body: { job_id, text } }, house);
  const find = async () => {
    const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
    return items.find((item) => item.kind === 'appeal' && item.house_id === production_house_id)?.id;
  };
  const answer = async (id: string | undefined, as: { token: string }) => {
    const body = { accepted: true, answer: 'You are right.' };
    return callApi('POST /api/admin/appeals/:id/answer', { params: { id: id ?? '' }, body }, as);
  };
  const isPublic = async () =>
    (await callApi('GET /api/production/jobs/:id', { params: { id: job_id } })).status === 200;

  await appeal();
  const ofEdit = await find();
  const body = { version: 1, ground: 'fraud', reason } as const;
  await callApi('POST /api/admin/jobs/:id/refuse', { params: { id: job_id }, body }, moderator);
  const tooSoon = await answer(ofEdit, other);
  await takeEffect();
  const hidden = [tooSoon.status, await find(), await isPublic()];
  const sent = await appeal();
  const ofRefusal = await find();
  const read = await callApi('GET /api/admin/appeals/:id', { params: { id: ofRefusal ?? '' } }, other);

  expect(hidden).toEqual([200, undefined, false]);
  expect([sent.status, read.body.appeal]).toMatchObject([
    200,
    { kind: 'refused_call', reason: expect.stringContaining(reason) },
  ]);
  expect((await answer(ofRefusal, moderator)).body.code).toBe('another_person_required');
  expect((await answer(ofRefusal, other)).status).toBe(200);
  await takeEffect();
  expect(await isPublic()).toBe(true);
});

test('Today asks for another moderator while everyone who could answer an appeal made the decision', async ({
  callApi,
  db,
  given,
  suspend,
}) => {
  await db.updateTable('staff_member').set({ active_since: null }).execute();
  const house = await given.house();
  const [one] = await suspend(house.production_house_id);
  const needed = async () => (await callApi('GET /api/admin/today', {}, one)).body.needs_moderator;

  const before = await needed();
  await callApi('POST /api/production/appeals', { body: { text } }, house);
  const waiting = await needed();
  await given.staff('owner');

  expect([before, waiting, await needed()]).toEqual([false, true, false]);
});
