import { expect } from 'vitest';
import { createPair, newMessage, test } from '#testing/conversation-world.ts';
import { subscribedBrowser } from '#testing/push-browser.ts';

const HOUR_MS = 3_600_000;
const EVENING = new Date('2027-03-01T20:30:00+05:30');

test('adds an inbox notification at once and sends an email when a message is unread after an hour', async ({
  clock,
  db,
  deliver,
  pair: { house, talent, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  await houseWrites(house, id, newMessage('And when?'));

  const atOnce = await deliver();
  const notifications = db
    .selectFrom('notification')
    .select(['title', 'path'])
    .where('account_id', '=', talent.id);
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  const later = await deliver();

  expect(atOnce).toEqual([]);
  expect(await notifications.execute()).toEqual([
    { title: 'Lamp Films wrote to you', path: `/user/messages/${id}` },
  ]);
  expect(later).toMatchObject([{ to: talent.email, subject: 'Lamp Films wrote to you' }]);
  expect(later[0]?.text).not.toContain('And when?');
});

test('sends no email of an unread message of a house that was suspended meanwhile', async ({
  clock,
  deliver,
  given,
  pair: { house, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  await deliver();
  await given.suspension(house.production_house_id);

  clock.now = new Date(clock.now.getTime() + HOUR_MS);

  expect(await deliver()).toEqual([]);
});

test("tells a child's guardian of a message at once and only once, read or not", async ({
  clock,
  deliver,
  given,
  houseWrites,
}) => {
  const { house, talent, id } = await createPair(
    given,
    { name: 'Tara Rao', date_of_birth: '2015-05-01' },
    true,
  );
  await houseWrites(house, id);

  const atOnce = await deliver();
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  const later = await deliver();

  expect(atOnce).toMatchObject([{ channel: 'sms', text: expect.stringContaining('For Tara: Lamp Films') }]);
  expect(later.map(({ to }) => to)).toEqual([talent.email]);
});

test('marks the inbox notification as read when the message is read', async ({
  callApi,
  db,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const notifications = db.selectFrom('notification').select('read_at').where('account_id', '=', talent.id);
  await houseWrites(house, id);
  const before = await notifications.execute();

  await callApi('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);

  expect(before).toEqual([{ read_at: null }]);
  expect(await notifications.execute()).toEqual([{ read_at: expect.any(String) }]);
});

test('sends no email for a message read within the hour, and one email for later unread messages', async ({
  callApi,
  clock,
  deliver,
  pair: { house, talent, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  await callApi('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  const read = await deliver();

  await houseWrites(house, id);
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  const unread = await deliver();
  await houseWrites(house, id);
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  const again = await deliver();

  expect([read.length, unread.length, again.length]).toEqual([0, 1, 0]);
});

test('notifies the house members who wrote of a reply', async ({
  clock,
  deliver,
  given,
  pair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  const reviewer = await given.member(house, 'reviewer');
  await houseWrites(reviewer, id);
  await deliver();

  await talentWrites(talent, id, newMessage('Yes.'));
  clock.now = new Date(clock.now.getTime() + HOUR_MS);

  const sent = await deliver();
  expect(sent.map(({ to, subject }) => [to, subject])).toContainEqual([
    reviewer.email,
    'Asha Rao wrote to you',
  ]);
  expect(sent.map(({ to }) => to)).not.toContain(house.email);
});

test('notifies the owner when the only writer became a viewer, until any member has read the reply', async ({
  callApi,
  db,
  given,
  pair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  const [reviewer, other] = [await given.member(house, 'reviewer'), await given.member(house, 'reviewer')];
  await houseWrites(reviewer, id);
  const viewer = { params: { id: reviewer.id }, body: { team_role: 'viewer' as const } };
  await callApi('PUT /api/production/team/members/:id', viewer, house);
  await callApi('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);

  await talentWrites(talent, id, newMessage('Yes.'));
  const notifications = db
    .selectFrom('notification')
    .select(['account_id', 'read_at'])
    .where('path', '=', `/production/messages/${id}`);
  const before = await notifications.execute();
  await callApi('POST /api/production/conversations/:id/read', { params: { id }, body: { place: 2 } }, other);

  expect(before).toEqual([{ account_id: house.id, read_at: null }]);
  expect(await notifications.execute()).toEqual([{ account_id: house.id, read_at: expect.any(String) }]);
});

test('waits for the end of quiet hours and sends nothing if the message was read meanwhile', async ({
  callApi,
  clock,
  deliver,
  given,
  world,
  houseWrites,
}) => {
  const { config } = world.services;
  clock.now = EVENING;
  config.QUIET_HOURS = true;
  const { house, talent, id } = await createPair(given);
  const unread = await createPair(given);
  await houseWrites(house, id);
  await houseWrites(unread.house, unread.id);

  clock.now = new Date('2027-03-01T23:00:00+05:30');
  const atNight = await deliver();
  await callApi('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);
  clock.now = new Date('2027-03-02T09:00:00+05:30');
  const inTheMorning = await deliver();
  config.QUIET_HOURS = false;

  expect(atNight).toEqual([]);
  expect(inTheMorning).toMatchObject([{ to: unread.talent.email }]);
});

test('sends a push message to a subscribed browser at once', async ({
  callApi,
  deliver,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  const { keys } = subscribedBrowser();
  await callApi('PUT /api/push-subscription', { body: { endpoint, keys } }, talent);

  await houseWrites(house, id);

  expect(await deliver()).toMatchObject([{ channel: 'push', subject: 'Lamp Films wrote to you' }]);
});
