import { expect } from 'vitest';
import { test } from '#testing/conversation-world.ts';

// Without its live update the request would wait for an hour.
const timeout = 20_000;

test('answers a waiting request as soon as the other participant writes', { timeout }, async ({
  callApi,
  nextWait,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const { body: before } = await callApi('GET /api/user/unread-conversations', {}, talent);

  const begun = nextWait();
  const waiting = callApi('GET /api/user/unread-conversations', { query: { stamp: before.stamp } }, talent);
  await begun;
  await houseWrites(house, id);

  const { status, body } = await waiting;
  expect(status).toBe(200);
  expect(body.unread).toBe(1);
  expect(body.stamp).toBeGreaterThan(before.stamp);
});

test("answers a colleague's waiting request when a message is read and when the talent replies", {
  timeout,
}, async ({ callApi, given, nextWait, startedPair: { house, talent, id }, talentWrites }) => {
  const viewer = await given.member(house, 'viewer');
  const wait = async () => {
    const { body } = await callApi('GET /api/production/unread-conversations', {}, viewer);
    const begun = nextWait();
    const query = { stamp: body.stamp };
    const answer = callApi('GET /api/production/unread-conversations', { query }, viewer);
    await begun;
    return { answer };
  };

  const first = await wait();
  await callApi('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);
  const read = await first.answer;
  const second = await wait();
  await talentWrites(talent, id);
  const answered = await second.answer;

  expect([read.body.unread, answered.body.unread]).toEqual([0, 1]);
});
