import { expect } from 'vitest';
import { letter, test } from '#testing/conversation-world.ts';
import { subscribedBrowser } from '#testing/push-browser.ts';

const HOUR_MS = 3_600_000;
const EVENING = new Date('2027-03-01T20:30:00+05:30');

test('what is written stands under the bell at once, and goes by email when it is unread after an hour', async ({
  clock,
  db,
  deliver,
  pair: { house, talent, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  await houseWrites(house, id, letter('And when?'));

  const atOnce = await deliver();
  const notices = db.selectFrom('notice').select(['title', 'path']).where('account_id', '=', talent.id);
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  const later = await deliver();

  expect(atOnce).toEqual([]);
  expect(await notices.execute()).toEqual([
    { title: 'Lamp Films wrote to you', path: `/user/messages/${id}` },
  ]);
  expect(later).toMatchObject([{ to: talent.email, subject: 'Lamp Films wrote to you' }]);
  expect(later[0]?.text).not.toContain('And when?');
});

test('what was read is read under the bell too', async ({
  call,
  db,
  pair: { house, talent, id },
  houseWrites,
}) => {
  await houseWrites(house, id);

  await call('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);

  const unread = db
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', talent.id)
    .where('read_at', 'is', null);
  expect(await unread.execute()).toEqual([]);
});

test('what was read within the hour goes by no email, and what comes after that does once more', async ({
  call,
  clock,
  deliver,
  pair: { house, talent, id },
  houseWrites,
}) => {
  await houseWrites(house, id);
  await call('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);
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

test('the house hears of an answer through those who wrote', async ({
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

  await talentWrites(talent, id, letter('Yes.'));
  clock.now = new Date(clock.now.getTime() + HOUR_MS);

  const sent = await deliver();
  expect(sent.map(({ to, subject }) => [to, subject])).toContainEqual([
    reviewer.email,
    'Asha Rao wrote to you',
  ]);
  expect(sent.map(({ to }) => to)).not.toContain(house.email);
});

test('once whoever wrote only reads, the owner hears of an answer, until somebody of the house has read it', async ({
  call,
  db,
  given,
  pair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  const reviewer = await given.member(house, 'reviewer');
  await houseWrites(reviewer, id);
  const viewer = { params: { id: reviewer.id }, body: { team_role: 'viewer' as const } };
  await call('PUT /api/production/team/members/:id', viewer, house);
  await call('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);

  await talentWrites(talent, id, letter('Yes.'));
  const notices = db
    .selectFrom('notice')
    .select(['account_id', 'read_at'])
    .where('path', '=', `/production/messages/${id}`);
  const told = await notices.execute();
  const other = await given.member(house, 'reviewer');
  await call('POST /api/production/conversations/:id/read', { params: { id }, body: { place: 2 } }, other);

  expect(told).toEqual([{ account_id: house.id, read_at: null }]);
  expect(await notices.execute()).toEqual([{ account_id: house.id, read_at: expect.any(String) }]);
});

test('in quiet hours it waits for the morning, and does not come when it was read meanwhile', async ({
  call,
  clock,
  deliver,
  world,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const { config } = world.services;
  clock.now = EVENING;
  config.QUIET_HOURS = true;
  await houseWrites(house, id);

  clock.now = new Date('2027-03-01T23:00:00+05:30');
  const atNight = await deliver();
  await call('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);
  clock.now = new Date('2027-03-02T09:00:00+05:30');
  const inTheMorning = await deliver();
  config.QUIET_HOURS = false;

  expect([atNight, inTheMorning]).toEqual([[], []]);
});

test('a browser that takes messages shows at once that something was written', async ({
  call,
  deliver,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  const { keys } = subscribedBrowser();
  await call('PUT /api/push-subscription', { body: { endpoint, keys } }, talent);

  await houseWrites(house, id);

  expect(await deliver()).toMatchObject([{ channel: 'push', subject: 'Lamp Films wrote to you' }]);
});
