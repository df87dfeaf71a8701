import { expect } from 'vitest';
import { test } from '#testing/conversation-world.ts';

test('who waits hears at once when the other side writes', async ({
  call,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const { body: before } = await call('GET /api/user/unread-conversations', {}, talent);

  const waiting = call('GET /api/user/unread-conversations', { query: { stamp: before.stamp } }, talent);
  await houseWrites(house, id);

  const { status, body } = await waiting;
  expect(status).toBe(200);
  expect(body.unread).toBe(1);
  expect(body.stamp).toBeGreaterThan(before.stamp);
});

test('a colleague who waits hears of an answer, and a writer that it was read', async ({
  call,
  given,
  begun: { house, talent, id },
  talentWrites,
}) => {
  const viewer = await given.member(house, 'viewer');
  const wait = async () => {
    const { body } = await call('GET /api/production/unread-conversations', {}, viewer);
    return {
      answer: call('GET /api/production/unread-conversations', { query: { stamp: body.stamp } }, viewer),
    };
  };

  const first = await wait();
  await call('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);
  const read = await first.answer;
  const second = await wait();
  await talentWrites(talent, id);
  const answered = await second.answer;

  expect([read.body.unread, answered.body.unread]).toEqual([0, 1]);
});
