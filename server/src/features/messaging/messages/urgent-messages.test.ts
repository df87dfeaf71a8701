import { MAX_URGENT, MAX_URGENT_TO_ONE } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { createPair, newMessage, test } from '#testing/conversation-world.ts';

const HOUR_MS = 3_600_000;
const urgent = (text = 'We start at 8, not at 9.') => ({ ...newMessage(text), urgent: true });

test('tells a talent of an urgent message at once on the channels they chose, and only once', async ({
  callApi,
  clock,
  deliver,
  pair: { house, talent, id },
  given,
  houseWrites,
}) => {
  const kind = { kind: 'conversations', channel: 'whatsapp', wanted: true } as const;
  await given.whatsApp(talent.id);
  await callApi('PUT /api/preferences', { body: kind }, talent);
  await houseWrites(house, id);
  await deliver();
  const message = urgent();

  const sent = await houseWrites(house, id, message);
  const again = await houseWrites(house, id, message);
  const atOnce = await deliver();
  clock.now = new Date(clock.now.getTime() + 2 * HOUR_MS);
  const later = await deliver();

  expect([sent.body.message, again.body.message]).toEqual(
    Array(2).fill('Message sent. We are notifying them now by WhatsApp.'),
  );
  expect(atOnce.map(({ channel }) => channel).sort()).toEqual(['email', 'whatsapp']);
  expect(later).toEqual([]);
});

test('says that no phone channel is possible, and tells by email', async ({
  deliver,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const { body } = await houseWrites(house, id, urgent());

  expect(body.message).toMatch(/can’t reach them by WhatsApp or text message, so .* by email/);
  expect(await deliver()).toMatchObject([{ channel: 'email', to: talent.email }]);
});

test("tells a child's guardian, and says so", async ({ deliver, given, houseWrites }) => {
  const { house, id } = await createPair(given, { date_of_birth: '2015-05-01' }, true);

  const { body } = await houseWrites(house, id, urgent());

  expect(body.message).toBe('Message sent. We are notifying them now by text message.');
  expect((await deliver()).filter(({ channel }) => channel === 'sms')).toHaveLength(1);
});

test('waits until quiet hours end, and then tells only of what is unread', async ({
  callApi,
  clock,
  deliver,
  given,
  world,
  houseWrites,
}) => {
  const { config } = world.services;
  config.QUIET_HOURS = true;
  clock.now = new Date('2027-03-01T22:00:00+05:30');
  const { house, talent, id } = await createPair(given);
  const unread = await createPair(given);

  const { body } = await houseWrites(house, id, urgent());
  await houseWrites(unread.house, unread.id, urgent());
  const atNight = await deliver();
  await callApi('POST /api/user/conversations/:id/read', { params: { id }, body: { place: 1 } }, talent);
  clock.now = new Date('2027-03-02T09:00:00+05:30');
  const inTheMorning = await deliver();
  config.QUIET_HOURS = false;

  expect(body.message).toMatch(/at 9 am, unless they have read it/);
  expect([atNight, inTheMorning]).toMatchObject([[], [{ to: unread.talent.email }]]);
});

test('limits urgent messages per applicant and per house, without counting retries', async ({
  given,
  pair: { house, talent, id, job_id },
  houseWrites,
}) => {
  const nextRole = await given.job({ production_house_id: house.production_house_id });
  const further = await given.application({ talent_id: talent.id, job_id: nextRole.id });
  const repeated = urgent();
  for (let time = 0; time < 3; time++) await houseWrites(house, id, repeated);
  for (let sent = 1; sent < MAX_URGENT_TO_ONE; sent++) await houseWrites(house, id, urgent());
  const tooMany = await houseWrites(house, id, urgent());
  const forOtherRole = await houseWrites(house, further.id, urgent());
  const normal = await houseWrites(house, id);
  const answers: number[] = [];
  for (let sent = MAX_URGENT_TO_ONE; sent <= MAX_URGENT; sent++) {
    const { id: talent_id } = await given.talent();
    const other = await given.application({ talent_id, job_id });
    answers.push((await houseWrites(house, other.id, urgent())).status);
  }

  expect([tooMany, forOtherRole, normal]).toMatchObject([
    { status: 429, body: { code: 'too_many_urgent_messages' } },
    { status: 429 },
    { status: 200 },
  ]);
  expect(answers.indexOf(429)).toBe(MAX_URGENT - MAX_URGENT_TO_ONE);
});

test('does not say that a message was urgent that was sent as a normal one', async ({
  pair: { house, id },
  houseWrites,
}) => {
  const message = newMessage('We start at 9.');
  const later = { ...message, urgent: true };

  await houseWrites(house, id, message);
  const { body } = await houseWrites(house, id, later);

  expect(body.message).toBe('Message sent.');
});

test('takes no urgent message of a talent', async ({
  startedPair: { talent, id },
  deliver,
  talentWrites,
}) => {
  await deliver();

  const { body } = await talentWrites(talent, id, urgent('Hurry'));

  expect(body.message).toBe('Message sent.');
  expect(await deliver()).toEqual([]);
});
