import { channelConsents } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { insertGoogleHouse } from '#features/google-sign-in/queries.ts';
import { tell } from '#features/messages/tell.ts';
import { releaseLetter } from '#features/releases/letters.ts';
import type { Database } from '#platform/database.ts';
import { newEmail } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const { version } = channelConsents.whatsapp;
const agreeing = { body: { channel: 'whatsapp' as const, agreed: true, version } };
const takingBack = { body: { ...agreeing.body, agreed: false } };
const byEmail = { kind: 'applications' as const, channel: 'email' as const };
const told = (account_id: string) => {
  return { source: 'a trial', account_id, letter: releaseLetter, facts: releaseLetter.sample };
};

test('what was never chosen is as usual, and the guard of the account is fixed', async ({ call, given }) => {
  const talent = await given.talent({}, { mobile: '+919876543210' });

  const { body } = await call('GET /api/preferences', {}, talent);

  expect(body).toMatchObject({ language: 'en', email: talent.email, mobile: '+91 •••••• 3210', devices: 0 });
  expect(body.preferences).toContainEqual({ ...byEmail, wanted: true, fixed: false });
  expect(body.preferences).toContainEqual({ ...byEmail, channel: 'sms', wanted: false, fixed: false });
  expect(body.preferences).toContainEqual({ kind: 'account', channel: 'email', wanted: true, fixed: true });
});

test('alerts are offered by the channels they come by, and by no other', async ({ call, given }) => {
  const talent = await given.talent();
  const body = { kind: 'alerts' as const, channel: 'sms' as const, wanted: true };

  const { preferences } = (await call('GET /api/preferences', {}, talent)).body;
  const bySms = await call('PUT /api/preferences', { body }, talent);

  const offered = preferences.filter(({ kind }) => kind === 'alerts').map(({ channel }) => channel);
  expect(offered).toEqual(['email', 'whatsapp']);
  expect(bySms.status).toBe(409);
});

test('a house is not asked about what only talents get', async ({ call, given }) => {
  const { body } = await call('GET /api/preferences', {}, await given.house());

  const kinds = body.preferences.map(({ kind }) => kind);
  expect(kinds).toContain('applications');
  expect(kinds).not.toContain('alerts');
});

test('a kind that is turned off by a channel no longer comes by it, and comes again', async ({
  call,
  services,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  await call('PUT /api/preferences', { body: { ...byEmail, wanted: false } }, talent);
  await tell(services, told(talent.id));
  expect(await deliver()).toEqual([]);

  await call('PUT /api/preferences', { body: { ...byEmail, wanted: true } }, talent);
  await tell(services, { ...told(talent.id), source: 'another' });

  expect(await deliver()).toMatchObject([{ channel: 'email', to: talent.email }]);
});

test('only what is other than usual is kept', async ({ call, db, given }) => {
  const talent = await given.talent();
  const choose = (wanted: boolean) => call('PUT /api/preferences', { body: { ...byEmail, wanted } }, talent);

  await choose(false);
  expect(await choicesOf(db, talent.id)).toEqual([{ ...byEmail, wanted: false }]);
  await choose(true);

  expect(await choicesOf(db, talent.id)).toEqual([]);
});

test('what waits to be sent is dropped once its kind is turned off', async ({
  call,
  services,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  await tell(services, told(talent.id));

  await call('PUT /api/preferences', { body: { ...byEmail, wanted: false } }, talent);

  expect(await deliver()).toEqual([]);
});

test('what guards the account cannot be turned off by email', async ({ call, given }) => {
  const body = { kind: 'account', channel: 'email', wanted: false } as const;

  const response = await call('PUT /api/preferences', { body }, await given.house());

  expect(response).toMatchObject({ status: 409, body: { message: expect.stringContaining('always come') } });
});

test('letters come in the language that was chosen', async ({ call, services, deliver, given }) => {
  const talent = await given.talent();

  await call('PUT /api/preferences/language', { body: { language: 'hi' } }, talent);

  await tell(services, told(talent.id));
  expect(await deliver()).toMatchObject([{ subject: expect.stringContaining('कास्टिंग कॉल') }]);
});

test('WhatsApp comes once it is agreed to, and no longer once that is taken back', async ({
  call,
  services,
  deliver,
  given,
}) => {
  const talent = await given.talent();

  await call('PUT /api/agreements', agreeing, talent);
  await tell(services, told(talent.id));
  expect((await deliver()).map(({ channel }) => channel)).toEqual(['email', 'whatsapp']);
  await call('PUT /api/agreements', takingBack, talent);
  await tell(services, { ...told(talent.id), source: 'another' });

  expect((await deliver()).map(({ channel }) => channel)).toEqual(['email']);
});

test('every yes and no is kept with its words, its number, its time and how it was said', async ({
  call,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent();
  const said_at = clock.now.toISOString();

  await call('PUT /api/agreements', agreeing, talent);
  await call('PUT /api/agreements', agreeing, talent);
  await call('PUT /api/agreements', takingBack, talent);

  const said = db
    .selectFrom('channel_consent')
    .select(['channel', 'address', 'agreed', 'version', 'said_by', 'said_at'])
    .where('account_id', '=', talent.id)
    .orderBy('id');
  const common = { channel: 'whatsapp', address: talent.mobile, version, said_by: 'site', said_at };
  expect(await said.execute()).toEqual([
    { ...common, agreed: true },
    { ...common, agreed: false },
  ]);
});

test('nobody agrees to words that are no longer shown', async ({ call, given }) => {
  const response = await call(
    'PUT /api/agreements',
    { body: { ...agreeing.body, version: '0' } },
    await given.talent(),
  );

  expect(response).toMatchObject({ status: 409, body: { message: expect.stringContaining('changed') } });
});

test('an account without a number cannot agree to messages on it', async ({ call, clock, db, given }) => {
  const { id } = await insertGoogleHouse(db, newEmail(), clock.now);

  const response = await call('PUT /api/agreements', agreeing, { token: await given.session(id) });

  expect(response).toMatchObject({ status: 409, body: { message: expect.stringContaining('no mobile') } });
});

test('a yes for a number does not hold for the next one', async ({ call, db, given }) => {
  const talent = await given.talent();
  await call('PUT /api/agreements', agreeing, talent);

  await db.updateTable('account').set({ mobile: '+919000000001' }).where('id', '=', talent.id).execute();

  const { body } = await call('GET /api/preferences', {}, talent);
  expect(body.agreements).toMatchObject([
    { channel: 'whatsapp', agreed: false },
    { channel: 'sms', agreed: false },
  ]);
});

function choicesOf(db: Database, account_id: string) {
  return db
    .selectFrom('message_preference')
    .select(['kind', 'channel', 'wanted'])
    .where('account_id', '=', account_id)
    .execute();
}
