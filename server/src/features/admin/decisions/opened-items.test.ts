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
