import { channelConsents } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { statusChangeEmails } from '#features/applications/status-history/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { openMessenger } from '#open-messenger.ts';
import type { Services } from '#platform/services.ts';
import { apiCallerFor, test as base, type CallApi } from '#testing/test.ts';

const password = 'Saffron river 81';

const test = base.extend<{ live: Services; liveCall: CallApi }>({
  /** Services in production mode without a provider of text messages and WhatsApp. */
  live: async ({ services, clock: _present }, use) => {
    await use({ ...services, config: { ...services.config, mode: 'production' } });
  },
  liveCall: async ({ live }, use) => {
    const app = await buildApp(live);
    await use(apiCallerFor(app));
    await app.close();
  },
});

test('neither offers a channel without a provider nor lets it be turned on', async ({ liveCall, given }) => {
  const talent = await given.talent();

  const { body } = await liveCall('GET /api/preferences', {}, talent);
  const { version } = channelConsents.sms;
  const agreed = await liveCall(
    'PUT /api/agreements',
    { body: { channel: 'sms', agreed: true, version } },
    talent,
  );
  const chosen = await liveCall(
    'PUT /api/preferences',
    { body: { kind: 'auditions', channel: 'whatsapp', wanted: true } },
    talent,
  );

  expect(body.channels).toEqual(['email', 'push']);
  expect(new Set(body.preferences.map(({ channel }) => channel))).toEqual(new Set(['email', 'push']));
  expect(body.agreements).toEqual([]);
  expect([agreed.status, chosen.status]).toEqual([409, 409]);
});

test('lets a talent turn off a channel that lost its provider', async ({ liveCall, given, db }) => {
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
  const consents = db.selectFrom('channel_consent').select('agreed').where('account_id', '=', talent.id);
  expect((await consents.orderBy('id').execute()).map(({ agreed }) => agreed)).toEqual([true, false]);
});

test('sends an email by the available channels only and records no delivery by others', async ({
  live,
  db,
  given,
  deliver,
}) => {
  const talent = await given.talent();
  await given.whatsApp(talent.id);
  const template = statusChangeEmails.applied;

  await notify(live, { source: 'carried', account_id: talent.id, template, facts: template.sample });

  expect((await deliver()).map(({ channel }) => channel)).toEqual(['email']);
  const kept = db.selectFrom('notification_delivery').select('channel').where('account_id', '=', talent.id);
  expect(await kept.execute()).toEqual([{ channel: 'email' }]);
});

test('records a required text message to a guardian as failed, with the reason', async ({
  live,
  world,
  db,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const template = statusChangeEmails.applied;
  const { messenger, close } = openMessenger({ ...live, onFiled: () => {} });

  await notify(live, {
    source: 'to a guardian',
    account_id: child.id,
    template,
    facts: template.sample,
    by: [],
  });
  await world.services.queue.drain({ ...live, messenger });

  const message = db
    .selectFrom('notification_delivery')
    .select(['state', 'reason'])
    .where('account_id', '=', child.id);
  expect(await message.execute()).toEqual([{ state: 'failed', reason: 'no_provider' }]);
  await close();
});

test('rejects a mobile number when its one-time code cannot be sent', async ({
  liveCall,
  given,
  deliver,
}) => {
  const talent = await given.talent({}, { password });

  const requested = await liveCall(
    'POST /api/user/change-mobile',
    { body: { mobile: '+919800000001', password } },
    talent,
  );

  const unverified = await given.talent({}, { mobile_verified_at: null });
  const own = await liveCall('POST /api/user/verify-mobile', {}, unverified);

  expect(requested).toMatchObject({
    status: 409,
    body: { code: 'text_messages_unavailable', fields: { mobile: expect.any(String) } },
  });
  expect(own).toMatchObject({ status: 409, body: { code: 'text_messages_unavailable' } });
  expect(await deliver()).toEqual([]);
});

test('asks for the email of a guardian when no text message can be sent', async ({
  liveCall,
  given,
  deliver,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const mother = { name: 'Sunita Rao', relation: 'Mother', mobile: '+919812300001' } as const;
  const name = (contact: { email?: string }) =>
    liveCall('PUT /api/user/guardian', { body: { ...mother, ...contact } }, child);

  const byMobile = await name({});
  const byEmail = await name({ email: 'sunita@test.example' });

  expect(byMobile).toMatchObject({ status: 409, body: { fields: { mobile: expect.any(String) } } });
  expect(byEmail.status).toBe(200);
  expect((await deliver()).map(({ to }) => to)).toEqual(['sunita@test.example']);
});

test('lists no WhatsApp days of a plan when WhatsApp is not available', async ({
  callApi,
  liveCall,
  given,
}) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });

  const here = await callApi('GET /api/user/saved-searches', {}, talent);
  const there = await liveCall('GET /api/user/saved-searches', {}, talent);

  expect(here.body.whatsapp_days).toEqual([1, 3, 5]);
  expect(there.body.whatsapp_days).toEqual([]);
});
