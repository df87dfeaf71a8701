import { expect } from 'vitest';
import { createPair, newMessage } from '#testing/conversation-world.ts';
import { test } from '#testing/test.ts';

test('talent neither write to a suspended house nor accept its offer, and are told why', async ({
  callApi,
  clock,
  db,
  given,
  takeEffect,
}) => {
  const { house, talent, id } = await createPair(given);
  const offer = await given.offer(id);
  await callApi(
    'POST /api/production/conversations/:id/messages',
    { params: { id }, body: newMessage() },
    house,
  );
  const [proposer, confirmer] = [await given.staff('moderator'), await given.staff('moderator')];
  const { production_house_id } = house;
  const present = clock.now.toISOString();
  const suspension = await db
    .insertInto('house_suspension')
    .values({
      ...{ production_house_id, kind: 'suspension', reason: 'Fees', proposed_by: proposer.id },
      ...{ proposed_at: present, confirmed_by: confirmer.id, confirmed_at: present },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const write = () =>
    callApi('POST /api/user/conversations/:id/messages', { params: { id }, body: newMessage() }, talent);
  const accept = () => callApi('POST /api/user/offers/:id/accept', { params: { id: offer } }, talent);

  const rejected = [await write(), await accept()];
  const { body } = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  await callApi('POST /api/admin/suspensions/:id/end', { params: { id: suspension.id } }, confirmer);
  await takeEffect();
  const afterwards = [await write(), await accept()];

  expect(rejected.map(({ body }) => [body.code, body.message])).toEqual([
    ['conversation_barred', expect.stringContaining('suspended')],
    ['other_house_suspended', expect.stringContaining('suspended')],
  ]);
  expect(body.conversation.bar).toBe('suspended');
  expect(afterwards.map(({ status }) => status)).toEqual([200, 200]);
});
