import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('decides only about what the person has opened, and for two seconds', async ({
  callApi,
  clock,
  given,
  withoutOpenings: _none,
}) => {
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const { id } = await given.job({ status: 'pending' });
  const approve = (as: { token: string }) =>
    callApi('POST /api/admin/jobs/:id/approve', { params: { id }, body: { version: 1 } }, as);
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };

  const unopened = await approve(one);
  await callApi('GET /api/admin/jobs/:id', { params: { id } }, one);
  wait(1900);
  const early = await approve(one);
  wait(100);
  const byOther = await approve(other);
  const looked = await approve(one);

  const codes = [unopened, early, byOther].map(({ body }) => body.code);
  expect(codes).toEqual(['item_not_opened', 'item_not_opened', 'item_not_opened']);
  expect(looked.status).toBe(200);
});

test('carries out no decision of somebody who was removed before it took effect', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const [owner, moderator] = [await given.staff('owner'), await given.staff('moderator')];
  await given.staff('owner');
  const { id } = await given.job({ status: 'pending' });
  await callApi('POST /api/admin/jobs/:id/approve', { params: { id }, body: { version: 1 } }, moderator);

  await callApi('DELETE /api/admin/staff/:id', { params: { id: moderator.id } }, owner);
  await takeEffect();

  const { job } = (await callApi('GET /api/admin/jobs/:id', { params: { id } }, owner)).body;
  expect(job).toMatchObject({ waits: 'call', decision: { state: 'failed' } });
});

test('of three decisions one after the other, leaves out the call that was changed after it was read', async ({
  callApi,
  db,
  given,
  takeEffect,
}) => {
  const { production_house_id } = await given.house();
  const call = () => given.job({ production_house_id, status: 'pending' });
  const calls = [await call(), await call(), await call()];
  const moderator = await given.staff('moderator');
  const read = calls.map(({ id }) => callApi('GET /api/admin/jobs/:id', { params: { id } }, moderator));
  const jobs = (await Promise.all(read)).map(({ body }) => body.job);
  await db
    .updateTable('job')
    .set({ version: 2 })
    .where('id', '=', calls[1]?.id ?? '')
    .execute();

  const decided = [];
  for (const { id, version } of jobs) {
    const input = { params: { id }, body: { version, reason: 'Name the studio.' } };
    decided.push(await callApi('POST /api/admin/jobs/:id/reject', input, moderator));
  }
  const undoable = (await callApi('GET /api/admin/decisions', {}, moderator)).body.decisions;
  await takeEffect();

  expect(decided.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [409, 'job_version_replaced'],
    [200, undefined],
  ]);
  expect(undoable.map(({ item }) => item).toSorted()).toEqual(
    [calls[0], calls[2]].map((one) => `call:${one?.id}`).toSorted(),
  );
  const after = calls.map(({ id }) => callApi('GET /api/admin/jobs/:id', { params: { id } }, moderator));
  expect((await Promise.all(after)).map(({ body }) => body.job.rejection)).toEqual([
    ...['Name the studio.', null, 'Name the studio.'],
  ]);
});
