import { channelConsents } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { tell } from '#features/messages/tell.ts';
import { stepLetters } from '#features/timeline/letters.ts';
import { openMessenger } from '#open-messenger.ts';
import type { Services } from '#platform/services.ts';
import { test as base, type Call, callOn } from '#testing/test.ts';

const password = 'Saffron river 81';

const test = base.extend<{ live: Services; liveCall: Call }>({
  /** In production without a provider of text messages and WhatsApp. */
  live: async ({ services, clock: _present }, use) => {
    await use({ ...services, config: { ...services.config, mode: 'production' } });
  },
  liveCall: async ({ live }, use) => {
    const app = await buildApp(live);
    await use(callOn(app));
    await app.close();
  },
});

test('what nobody carries is not offered, and cannot be turned on', async ({ liveCall, given }) => {
  const talent = await given.talent();

  const { body } = await liveCall('GET /api/preferences', {}, talent);
  const { version } = channelConsents.sms;
  const agreed = await liveCall(
    'PUT /api/agreements',
    { body: { channel: 'sms', agreed: true, version } },
    talent,
  );
  const wanted = await liveCall(
    'PUT /api/preferences',
    { body: { kind: 'auditions', channel: 'whatsapp', wanted: true } },
    talent,
  );

  expect(body.channels).toEqual(['email', 'push']);
  expect(new Set(body.preferences.map(({ channel }) => channel))).toEqual(new Set(['email', 'push']));
  expect(body.agreements).toEqual([]);
  expect([agreed.status, wanted.status]).toEqual([409, 409]);
});

test('what was chosen for it before is taken back all the same', async ({ liveCall, given, db }) => {
  const talent = await given.talent();
  await given.whatsApp(talent.id);
  const { version } = channelConsents.whatsapp;

  const stopped = [
    await liveCall('PUT /api/agreements', { body: { channel: 'whatsapp', agreed: false, version } }, talent),
    await liveCall(
      'PUT /api/preferences',
      { body: { kind: 'auditions', channel: 'whatsapp', wanted: false } },
      talent,
    ),
  ];

  expect(stopped.map(({ status }) => status)).toEqual([200, 200]);
  const said = db.selectFrom('channel_consent').select('agreed').where('account_id', '=', talent.id);
  expect((await said.orderBy('id').execute()).map(({ agreed }) => agreed)).toEqual([true, false]);
});

test('a letter goes by the channels that are left, and none is said to have gone by others', async ({
  live,
  db,
  given,
  deliver,
}) => {
  const talent = await given.talent();
  await given.whatsApp(talent.id);
  const letter = stepLetters.applied;

  await tell(live, { source: 'carried', account_id: talent.id, letter, facts: letter.sample });

  expect((await deliver()).map(({ channel }) => channel)).toEqual(['email']);
  const kept = db.selectFrom('message').select('channel').where('account_id', '=', talent.id);
  expect(await kept.execute()).toEqual([{ channel: 'email' }]);
});

test('a text that is owed to a guardian all the same is noted as not sent, with the reason', async ({
  live,
  world,
  db,
  given,
}) => {
  const talent = await given.talent();
  const letter = stepLetters.applied;
  const { messenger, close } = openMessenger({ ...live, onFiled: () => {} });

  await tell(live, {
    ...{ source: 'to a guardian', account_id: talent.id, letter, facts: letter.sample },
    ...{ by: [], guardian_mobile: '+919700000043' },
  });
  await world.services.queue.drain({ ...live, messenger });

  const message = db.selectFrom('message').select(['state', 'reason']).where('source', '=', 'to a guardian');
  expect(await message.execute()).toEqual([{ state: 'failed', reason: 'No provider of sms is set up.' }]);
  await close();
});

test('a new number cannot be asked for where its code could not be sent', async ({
  liveCall,
  given,
  deliver,
}) => {
  const talent = await given.talent({}, { password });

  const asked = await liveCall(
    'POST /api/user/change-mobile',
    { body: { mobile: '+919800000001', password } },
    talent,
  );

  expect(asked.status).toBe(409);
  expect(asked.body.fields?.mobile).toMatch(/no text messages are sent/);
  expect(await deliver()).toEqual([]);
});

test('a plan names no days of WhatsApp where nothing is sent by it', async ({ call, liveCall, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });

  const here = await call('GET /api/user/saved-searches', {}, talent);
  const there = await liveCall('GET /api/user/saved-searches', {}, talent);

  expect(here.body.whatsapp_days).toEqual([1, 3, 5]);
  expect(there.body.whatsapp_days).toEqual([]);
});
