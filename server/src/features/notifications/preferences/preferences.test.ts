import { channelConsents } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { insertGoogleHouse } from '#features/accounts/google-sign-in/queries.ts';
import { rejectionMessageEmail } from '#features/applications/decisions/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Database } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { newEmail } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const { version } = channelConsents.whatsapp;
const agreeing = { body: { channel: 'whatsapp' as const, agreed: true, version } };
const withdrawing = { body: { ...agreeing.body, agreed: false } };
const byEmail = { kind: 'applications' as const, channel: 'email' as const };
const notificationTo = (account_id: string) => {
  return {
    source: 'a trial',
    account_id,
    template: rejectionMessageEmail,
    facts: rejectionMessageEmail.sample,
  };
};

test('returns the defaults when nothing was chosen and marks security emails as fixed', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent({}, { mobile: '+919876543210' });

  const { body } = await callApi('GET /api/preferences', {}, talent);

  expect(body).toMatchObject({ language: 'en', email: talent.email, mobile: '+91 •••••• 3210', devices: 0 });
  expect(body.preferences).toContainEqual({ ...byEmail, wanted: true, fixed: false });
  expect(body.preferences).toContainEqual({ ...byEmail, channel: 'sms', wanted: false, fixed: false });
  expect(body.preferences).toContainEqual({ kind: 'account', channel: 'email', wanted: true, fixed: true });
});

test('offers casting call alerts only on the channels that send them', async ({ callApi, given }) => {
  const talent = await given.talent();
  const body = { kind: 'alerts' as const, channel: 'sms' as const, wanted: true };

  const { preferences } = (await callApi('GET /api/preferences', {}, talent)).body;
  const bySms = await callApi('PUT /api/preferences', { body }, talent);

  const offered = preferences.filter(({ kind }) => kind === 'alerts').map(({ channel }) => channel);
  expect(offered).toEqual(['email', 'whatsapp']);
  expect(bySms.status).toBe(409);
});

test('does not offer houses the kinds that only talent receive', async ({ callApi, given }) => {
  const { body } = await callApi('GET /api/preferences', {}, await given.house());

  const kinds = body.preferences.map(({ kind }) => kind);
  expect(kinds).toContain('applications');
  expect(kinds).not.toContain('alerts');
});

test('stops and resumes a kind of notification on one channel', async ({
  callApi,
  services,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  await callApi('PUT /api/preferences', { body: { ...byEmail, wanted: false } }, talent);
  await notify(services, notificationTo(talent.id));
  expect(await deliver()).toEqual([]);

  await callApi('PUT /api/preferences', { body: { ...byEmail, wanted: true } }, talent);
  await notify(services, { ...notificationTo(talent.id), source: 'another' });

  expect(await deliver()).toMatchObject([{ channel: 'email', to: talent.email }]);
});

test('stores only choices that differ from the default', async ({ callApi, db, given }) => {
  const talent = await given.talent();
  const choose = (wanted: boolean) =>
    callApi('PUT /api/preferences', { body: { ...byEmail, wanted } }, talent);

  await choose(false);
  expect(await choicesOf(db, talent.id)).toEqual([{ ...byEmail, wanted: false }]);
  await choose(true);

  expect(await choicesOf(db, talent.id)).toEqual([]);
});

test('drops queued deliveries when their kind is turned off', async ({
  callApi,
  services,
  deliver,
  given,
}) => {
  const [talent, other] = [await given.talent(), await given.talent()];
  await notify(services, notificationTo(talent.id));
  await notify(services, notificationTo(other.id));

  await callApi('PUT /api/preferences', { body: { ...byEmail, wanted: false } }, talent);

  expect(await deliver()).toMatchObject([{ channel: 'email', to: other.email }]);
});

test('a child who turns a kind off leaves the guardian’s queued message alone', async ({
  callApi,
  services,
  deliver,
  given,
}) => {
  const child = await given.talent({ date_of_birth: given.born(12) });
  const contact = 'mother@guardian.example';
  await given.guardian(child.id, { mobile: null, email: contact, contact });
  await notify(services, notificationTo(child.id));

  await callApi('PUT /api/preferences', { body: { ...byEmail, wanted: false } }, child);

  expect((await deliver()).map(({ to }) => to)).toEqual([contact]);
});

test('rejects turning off security notifications by email', async ({ callApi, given }) => {
  const body = { kind: 'account', channel: 'email', wanted: false } as const;

  const response = await callApi('PUT /api/preferences', { body }, await given.house());

  expect(response).toMatchObject({ status: 409, body: { code: 'security_notifications_required' } });
});

test('sends emails in the chosen language', async ({ callApi, services, deliver, given }) => {
  const talent = await given.talent();

  await callApi('PUT /api/preferences/language', { body: { language: 'hi' } }, talent);

  await notify(services, notificationTo(talent.id));
  expect(await deliver()).toMatchObject([{ subject: expect.stringContaining('आपका चयन नहीं हुआ') }]);
});

test('sends WhatsApp messages after consent and stops when it is withdrawn', async ({
  callApi,
  services,
  deliver,
  given,
}) => {
  const talent = await given.talent();

  await callApi('PUT /api/agreements', agreeing, talent);
  await notify(services, notificationTo(talent.id));
  expect((await deliver()).map(({ channel }) => channel)).toEqual(['email', 'whatsapp']);
  await callApi('PUT /api/agreements', withdrawing, talent);
  await notify(services, { ...notificationTo(talent.id), source: 'another' });

  expect((await deliver()).map(({ channel }) => channel)).toEqual(['email']);
});

test('records each consent and withdrawal with its wording, number, time and origin', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent();
  const said_at = clock.now.toISOString();

  await callApi('PUT /api/agreements', agreeing, talent);
  await callApi('PUT /api/agreements', agreeing, talent);
  await callApi('PUT /api/agreements', withdrawing, talent);

  const consents = db
    .selectFrom('channel_consent')
    .select(['channel', 'address', 'agreed', 'version', 'said_by', 'said_at'])
    .where('account_id', '=', talent.id)
    .orderBy('id');
  const common = { channel: 'whatsapp', address: talent.mobile, version, said_by: 'site', said_at };
  expect(await consents.execute()).toEqual([
    { ...common, agreed: true },
    { ...common, agreed: false },
  ]);
  const rewrite = db.updateTable('channel_consent').set({ agreed: true }).where('account_id', '=', talent.id);
  await expect(rewrite.execute()).rejects.toMatchObject({ code: RULES.APPEND_ONLY });
});

test('rejects consent to an outdated wording', async ({ callApi, given }) => {
  const response = await callApi(
    'PUT /api/agreements',
    { body: { ...agreeing.body, version: '0' } },
    await given.talent(),
  );

  expect(response).toMatchObject({ status: 409, body: { code: 'channel_consent_changed' } });
});

test('rejects consent to phone messages on an account without a number', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const { id } = await insertGoogleHouse(db, newEmail(), clock.now);

  const response = await callApi('PUT /api/agreements', agreeing, { token: await given.session(id) });

  expect(response).toMatchObject({ status: 409, body: { code: 'mobile_number_missing' } });
});

test('does not carry consent over to a new number', async ({ callApi, db, given }) => {
  const talent = await given.talent();
  await callApi('PUT /api/agreements', agreeing, talent);
  const { body: before } = await callApi('GET /api/preferences', {}, talent);

  await db.updateTable('account').set({ mobile: '+919000000001' }).where('id', '=', talent.id).execute();

  const { body } = await callApi('GET /api/preferences', {}, talent);
  expect(before.agreements).toMatchObject([{ channel: 'whatsapp', agreed: true }, {}]);
  expect(body.agreements).toMatchObject([
    { channel: 'whatsapp', agreed: false },
    { channel: 'sms', agreed: false },
  ]);
});

function choicesOf(db: Database, account_id: string) {
  return db
    .selectFrom('notification_preference')
    .select(['kind', 'channel', 'wanted'])
    .where('account_id', '=', account_id)
    .execute();
}
