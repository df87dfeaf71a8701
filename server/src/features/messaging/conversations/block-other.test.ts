import { bars } from '@kirdaar/contract/words/en/rules/conversations';
import { expect } from 'vitest';
import { newMessage, test } from '#testing/conversation-world.ts';

test('stops all messages from a house that a talent blocks, for every casting call, until unblocked', async ({
  callApi,
  given,
  startedPair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const other = await given.application({ talent_id: talent.id, job_id });
  const params = { id };

  await callApi('PUT /api/user/conversations/:id/block', { params }, talent);
  await callApi('PUT /api/user/conversations/:id/block', { params }, talent);
  const rejected = [await houseWrites(house, id), await houseWrites(house, other.id)];
  const own = await talentWrites(talent, id);
  await callApi('DELETE /api/user/conversations/:id/block', { params }, talent);
  const accepted = await houseWrites(house, other.id);

  expect(rejected.map(({ status, body }) => [status, body.message])).toEqual([
    [409, bars.house.other_block],
    [409, bars.house.other_block],
  ]);
  expect(own).toMatchObject({ status: 409, body: { message: bars.talent.own_block } });
  expect(accepted.status).toBe(200);
});

test('lets a house block a talent for its whole team, and keeps the blocks of both participants independent', async ({
  callApi,
  given,
  startedPair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  const reviewer = await given.member(house, 'reviewer');
  const params = { id };

  await callApi('PUT /api/production/conversations/:id/block', { params }, reviewer);
  await callApi('PUT /api/user/conversations/:id/block', { params }, talent);
  await callApi('DELETE /api/user/conversations/:id/block', { params }, talent);
  const byTalent = await talentWrites(talent, id);
  const byOwner = await houseWrites(house, id);

  expect(byTalent).toMatchObject({
    status: 409,
    body: { message: bars.talent.other_block },
  });
  expect(byOwner).toMatchObject({ status: 409, body: { message: bars.house.own_block } });
});

test('ends in a consistent state when blocking and writing run at the same time', async ({
  callApi,
  startedPair: { house, talent, id },
  houseWrites,
}) => {
  const [blocked, written] = await Promise.all([
    callApi('PUT /api/user/conversations/:id/block', { params: { id } }, talent),
    houseWrites(house, id, newMessage('Still there?')),
  ]);

  expect(blocked.status).toBe(200);
  const read = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  expect(read.body.messages).toHaveLength(written.status === 200 ? 2 : 1);
  expect(read.body.conversation.bar).toBe('own_block');
  expect((await houseWrites(house, id)).status).toBe(409);
});

test('keeps a house that a talent blocked from writing by invitations to other casting calls, until unblocked', async ({
  callApi,
  given,
  startedPair: { house, talent, id },
}) => {
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const body = { job_id, talent_ids: [talent.id], message: 'Answer me.', confirm: true };
  const invite = () => callApi('POST /api/production/casting-invitations', { body }, house);

  await callApi('PUT /api/user/conversations/:id/block', { params: { id } }, talent);
  const blocked = await invite();
  await callApi('DELETE /api/user/conversations/:id/block', { params: { id } }, talent);
  const unblocked = await invite();

  expect(blocked.body.invited ?? []).toEqual([]);
  expect(unblocked.body.invited).toEqual([talent.id]);
});
