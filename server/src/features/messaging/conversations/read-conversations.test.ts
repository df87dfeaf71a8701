import { expect } from 'vitest';
import { createPair, newMessage, test } from '#testing/conversation-world.ts';

test('counts unread messages until they are read and shows the sender that they were read', async ({
  callApi,
  pair: { house, talent, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  await houseWrites(house, id);

  const before = await callApi('GET /api/user/conversations', {}, talent);
  const unread = await callApi('GET /api/user/unread-conversations', {}, talent);
  await callApi('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 9 } }, talent);
  await callApi('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);

  expect(before.body.conversations[0]?.unread).toBe(2);
  expect(unread.body.unread).toBe(1);
  const after = await callApi('GET /api/user/unread-conversations', {}, talent);
  const atHouse = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);
  expect(after.body.unread).toBe(0);
  expect(atHouse.body.conversation).toMatchObject({ seen: 2, seen_at: expect.any(String) });
});

test('pages through older messages without gaps while new ones arrive', async ({
  callApi,
  pair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  await houseWrites(house, id, newMessage('1'));
  await talentWrites(talent, id, newMessage('2'));
  await houseWrites(house, id, newMessage('3'));

  const last = await callApi(
    'GET /api/user/conversations/:id',
    { params: { id }, query: { limit: 2 } },
    talent,
  );
  await houseWrites(house, id, newMessage('4'));
  const before = last.body.next ?? 0;
  const first = await callApi(
    'GET /api/user/conversations/:id',
    { params: { id }, query: { limit: 2, before } },
    talent,
  );

  expect(last.body.messages.map(({ text }) => text)).toEqual(['2', '3']);
  expect(first.body).toMatchObject({ messages: [{ text: '1' }], next: null });
});

test('lists the latest conversation first and continues after the last page', async ({
  callApi,
  clock,
  given,
  pair: { house, id, job_id },
  houseWrites,
}) => {
  const second = await given.application({ talent_id: (await given.talent({ name: 'Meera' })).id, job_id });
  await houseWrites(house, id, newMessage('Earlier'));
  clock.now = new Date(clock.now.getTime() + 1000);
  await houseWrites(house, second.id, newMessage('Later'));

  const page = await callApi('GET /api/production/conversations', { query: { limit: 1 } }, house);
  const rest = await callApi(
    'GET /api/production/conversations',
    { query: { limit: 1, after: page.body.next ?? '' } },
    house,
  );

  expect(page.body.conversations).toMatchObject([{ other: { name: 'Meera' }, last: { text: 'Later' } }]);
  expect(rest.body).toMatchObject({ conversations: [{ last: { text: 'Earlier' } }], next: null });
});

test('shows which member of a house wrote last to the house only', async ({
  callApi,
  given,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const by = 'Mira Das';
  await houseWrites(await given.member(house, 'reviewer', { display_name: by }), id);

  const atHouse = await callApi('GET /api/production/conversations', {}, house);
  const atTalent = await callApi('GET /api/user/conversations', {}, talent);

  expect(atHouse.body.conversations).toMatchObject([{ last: { by } }]);
  expect(JSON.stringify(atTalent.body)).not.toContain(by);
});

test('shows a house whether it may start a conversation', async ({ callApi, pair: { house, id } }) => {
  const read = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);

  expect(read).toMatchObject({
    status: 200,
    body: { messages: [], conversation: { bar: null, last: 0, other: { name: 'Asha Rao' } } },
  });
});

test('deletes a conversation with its messages when the application is deleted', async ({
  callApi,
  db,
  pair: { house, talent, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  await callApi(
    'POST /api/user/conversations/:id/report',
    { params: { id }, body: { reason: 'spam' } },
    talent,
  );

  await db.deleteFrom('application').where('id', '=', id).execute();

  const messages = db.selectFrom('conversation_message').select('id').where('application_id', '=', id);
  const reports = db
    .selectFrom('conversation_report')
    .select(['application_id', 'reason'])
    .where('account_id', '=', talent.id);
  expect(await messages.execute()).toEqual([]);
  expect(await reports.execute()).toEqual([{ application_id: null, reason: 'spam' }]);
});

test('hides a conversation from other talent and houses', async ({
  callApi,
  given,
  pair: { house, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  const { talent: stranger, house: strangers } = await createPair(given);

  const byTalent = await callApi('GET /api/user/conversations/:id', { params: { id } }, stranger);
  const byHouse = await callApi('GET /api/production/conversations/:id', { params: { id } }, strangers);

  expect([byTalent.status, byHouse.status]).toEqual([404, 404]);
});
