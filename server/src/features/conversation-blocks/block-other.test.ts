import { barWords } from '@kirdaar/contract/rules/conversations';
import { expect } from 'vitest';
import { letter, test } from '#testing/conversation-world.ts';

test('a talent who blocks a house gets nothing more of it, about any call, until unblocking', async ({
  call,
  given,
  begun: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const other = await given.application({ talent_id: talent.id, job_id });
  const params = { id };

  await call('PUT /api/user/conversations/:id/block', { params }, talent);
  await call('PUT /api/user/conversations/:id/block', { params }, talent);
  const refused = [await houseWrites(house, id), await houseWrites(house, other.id)];
  const own = await talentWrites(talent, id);
  await call('DELETE /api/user/conversations/:id/block', { params }, talent);
  const taken = await houseWrites(house, other.id);

  expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
    [409, barWords.house.other_block],
    [409, barWords.house.other_block],
  ]);
  expect(own).toMatchObject({ status: 409, body: { message: barWords.talent.own_block } });
  expect(taken.status).toBe(200);
});

test('a house blocks one talent, for all of its team, and neither undoes the other’s block', async ({
  call,
  given,
  begun: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  const reviewer = await given.member(house, 'reviewer');
  const params = { id };

  await call('PUT /api/production/conversations/:id/block', { params }, reviewer);
  await call('PUT /api/user/conversations/:id/block', { params }, talent);
  await call('DELETE /api/user/conversations/:id/block', { params }, talent);
  const byTalent = await talentWrites(talent, id);
  const byOwner = await houseWrites(house, id);

  expect(byTalent).toMatchObject({ status: 409, body: { message: barWords.talent.other_block } });
  expect(byOwner).toMatchObject({ status: 409, body: { message: barWords.house.own_block } });
});

test('blocking and writing at once end in one state', async ({
  call,
  begun: { house, talent, id },
  houseWrites,
}) => {
  const [blocked, written] = await Promise.all([
    call('PUT /api/user/conversations/:id/block', { params: { id } }, talent),
    houseWrites(house, id, letter('Still there?')),
  ]);

  expect(blocked.status).toBe(200);
  const read = await call('GET /api/user/conversations/:id', { params: { id } }, talent);
  expect(read.body.messages).toHaveLength(written.status === 200 ? 2 : 1);
  expect(read.body.conversation.bar).toBe('own_block');
  expect((await houseWrites(house, id)).status).toBe(409);
});
