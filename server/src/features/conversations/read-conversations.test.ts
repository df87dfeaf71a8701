import { expect } from 'vitest';
import { createPair, letter, test } from '#testing/conversation-world.ts';

test('what is unread is counted until it is read, and its writer sees that it was', async ({
  call,
  pair: { house, talent, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  await houseWrites(house, id);

  const before = await call('GET /api/user/conversations', {}, talent);
  const unread = await call('GET /api/user/unread-conversations', {}, talent);
  await call('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 9 } }, talent);
  await call('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);

  expect(before.body.conversations[0]?.unread).toBe(2);
  expect(unread.body.unread).toBe(1);
  const after = await call('GET /api/user/unread-conversations', {}, talent);
  const atHouse = await call('GET /api/production/conversations/:id', { params: { id } }, house);
  expect(after.body.unread).toBe(0);
  expect(atHouse.body.conversation).toMatchObject({ seen: 2, seen_at: expect.any(String) });
});

test('a thread is read upwards page by page, without gaps while more is written', async ({
  call,
  pair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  await houseWrites(house, id, letter('1'));
  await talentWrites(talent, id, letter('2'));
  await houseWrites(house, id, letter('3'));

  const last = await call('GET /api/user/conversations/:id', { params: { id }, query: { limit: 2 } }, talent);
  await houseWrites(house, id, letter('4'));
  const before = last.body.next ?? 0;
  const first = await call(
    'GET /api/user/conversations/:id',
    { params: { id }, query: { limit: 2, before } },
    talent,
  );

  expect(last.body.messages.map(({ text }) => text)).toEqual(['2', '3']);
  expect(first.body).toMatchObject({ messages: [{ text: '1' }], next: null });
});

test('the list begins with what was written last and goes on where a page ended', async ({
  call,
  clock,
  given,
  pair: { house, id, job_id },
  houseWrites,
}) => {
  const second = await given.application({ talent_id: (await given.talent({ name: 'Meera' })).id, job_id });
  await houseWrites(house, id, letter('Earlier'));
  clock.now = new Date(clock.now.getTime() + 1000);
  await houseWrites(house, second.id, letter('Later'));

  const page = await call('GET /api/production/conversations', { query: { limit: 1 } }, house);
  const rest = await call(
    'GET /api/production/conversations',
    { query: { limit: 1, after: page.body.next ?? '' } },
    house,
  );

  expect(page.body.conversations).toMatchObject([{ other: { name: 'Meera' }, last: { text: 'Later' } }]);
  expect(rest.body).toMatchObject({ conversations: [{ last: { text: 'Earlier' } }], next: null });
});

test('the list says who of a house wrote last, to the house alone', async ({
  call,
  given,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const by = 'Mira Das';
  await houseWrites(await given.member(house, 'reviewer', { display_name: by }), id);

  const atHouse = await call('GET /api/production/conversations', {}, house);
  const atTalent = await call('GET /api/user/conversations', {}, talent);

  expect(atHouse.body.conversations).toMatchObject([{ last: { by } }]);
  expect(JSON.stringify(atTalent.body)).not.toContain(by);
});

test('a house reads of a conversation that has not begun whether it may', async ({
  call,
  pair: { house, id },
}) => {
  const read = await call('GET /api/production/conversations/:id', { params: { id } }, house);

  expect(read).toMatchObject({
    status: 200,
    body: { messages: [], conversation: { bar: null, last: 0, other: { name: 'Asha Rao' } } },
  });
});

test('with the application the conversation goes, whatever is in it', async ({
  call,
  db,
  pair: { house, talent, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  await call('POST /api/user/conversations/:id/report', { params: { id }, body: { reason: 'spam' } }, talent);

  await db.deleteFrom('application').where('id', '=', id).execute();

  const messages = db.selectFrom('conversation_message').select('id').where('application_id', '=', id);
  const reports = db
    .selectFrom('conversation_report')
    .select(['application_id', 'reason'])
    .where('account_id', '=', talent.id);
  expect(await messages.execute()).toEqual([]);
  expect(await reports.execute()).toEqual([{ application_id: null, reason: 'spam' }]);
});

test('another talent’s conversation is not there', async ({
  call,
  given,
  pair: { house, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  const { talent: stranger, house: strangers } = await createPair(given);

  const byTalent = await call('GET /api/user/conversations/:id', { params: { id } }, stranger);
  const byHouse = await call('GET /api/production/conversations/:id', { params: { id } }, strangers);

  expect([byTalent.status, byHouse.status]).toEqual([404, 404]);
});
