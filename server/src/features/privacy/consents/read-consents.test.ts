import {
  applyConsents,
  channelConsents,
  guardianConsent,
  registrationConsent,
} from '@kirdaar/contract/rules/consents';
import * as english from '@kirdaar/contract/words/en/rules/consents';
import * as hindi from '@kirdaar/contract/words/hi/rules/consents';
import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { houseRegistration, newMobile, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('lists the consents of a talent, newest first, with withdrawals and their times', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent({ date_of_birth: '2015-05-01', name: 'Tara Rao' });
  const stranger = await given.talent();
  const later = () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    return clock.now.toISOString();
  };
  const [consented_at, agreed_at] = [clock.now.toISOString(), later()];
  await given.guardian(talent.id, { consented_at, requested_at: consented_at, confirmed_at: consented_at });
  const { job_id, id } = await given.application({ talent_id: talent.id });
  const { version } = channelConsents.whatsapp;
  const text = english.channels.whatsapp;
  const says = { account_id: talent.id, channel: 'whatsapp' as const, version, said_by: 'site' };
  const number = { address: talent.mobile };
  const said_at = later();
  await db
    .insertInto('channel_consent')
    .values({ ...says, ...number, agreed: true, said_at })
    .execute();
  const stopped_at = later();
  await db
    .insertInto('channel_consent')
    .values({ ...says, ...number, agreed: false, said_at: stopped_at })
    .execute();
  const again_at = later();
  const other = { address: newMobile() };
  await db
    .insertInto('channel_consent')
    .values({ ...says, ...other, agreed: true, said_at: again_at })
    .execute();
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);

  const { body } = await callApi('GET /api/account/consents', {}, talent);
  const ofStranger = await callApi('GET /api/account/consents', {}, stranger);

  const { role_details, project_type } = await db
    .selectFrom('job')
    .select(['role_details', 'project_type'])
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow();
  const inEnglish = { language: 'en', version };
  const open = { withdrawn_at: null, active: true };
  const messages = { kind: 'whatsapp', ...inEnglish, texts: [text] };
  expect(body.consents).toEqual([
    // The account has another number.
    { ...messages, about: other.address, agreed_at: again_at, withdrawn_at: null, active: false },
    { ...messages, about: talent.mobile, agreed_at: said_at, withdrawn_at: stopped_at, active: false },
    {
      kind: 'application',
      about: `${role_details} · ${project_type}`,
      ...inEnglish,
      version: applyConsents[0].version,
      agreed_at,
      withdrawn_at: again_at,
      active: false,
      texts: applyConsents.map((consent) => english.application[consent.id]),
    },
    {
      kind: 'guardian',
      about: 'Sunita Rao (Mother)',
      language: 'en',
      version: guardianConsent.version,
      agreed_at: consented_at,
      ...open,
      texts: [english.guardian],
    },
  ]);
  expect(ofStranger.body.consents).toEqual([]);
});

test('records the terms that a registration form showed, and rejects an outdated version', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const { version } = registrationConsent;
  const [talent, house] = [talentRegistration(), houseRegistration()];
  const agreement = { consent_version: version };

  const outdated = await callApi('POST /api/user/register', { body: { ...talent, consent_version: '0' } });
  await callApi('POST /api/user/register', { body: { ...talent, ...agreement } });
  await callApi('POST /api/production/register', { body: { ...house, ...agreement } });
  const registered = await db
    .selectFrom('account')
    .select('id')
    .where('email', 'in', [talent.email, house.email])
    .execute();
  const read = async ({ id }: { id: string }) =>
    (await callApi('GET /api/account/consents', {}, { token: await given.session(id) })).body.consents;

  expect(outdated).toMatchObject({ status: 400, body: { fields: { consent_version: expect.any(String) } } });
  const agreed = {
    kind: 'registration',
    about: null,
    version,
    language: 'en',
    agreed_at: clock.now.toISOString(),
    withdrawn_at: null,
    active: true,
    texts: [english.registration(String, String).join('')],
  };
  const legal = { ...agreed, kind: 'legal', version: '1', texts: [] };
  const all = [agreed, { ...legal, about: 'terms' }, { ...legal, about: 'privacy' }];
  const consents = await Promise.all(registered.map(read));
  expect(consents).toEqual([expect.arrayContaining(all), expect.arrayContaining(all)]);
  const rewrite = db.updateTable('registration_consent').set({ version: '0' });
  await expect(rewrite.execute()).rejects.toMatchObject({ code: RULES.APPEND_ONLY });
});

test('shows consents in Hindi on Hindi pages and records that language', async ({ app, db, given }) => {
  const registration = talentRegistration();
  const talent = await given.talent();
  const job = await given.job({});
  const send = (method: 'GET' | 'POST', url: string, payload?: object, token?: string) =>
    app.inject({
      method,
      url,
      headers: { 'accept-language': 'hi', ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });
  await db.deleteFrom('content_translation').where('key', '=', 'privacy-1').execute();

  await send('POST', '/api/user/register', {
    ...registration,
    consent_version: registrationConsent.version,
  });
  await send(
    'POST',
    '/api/user/job-apply',
    {
      job_id: job.id,
      role_specific_info: 'I sing.',
      travel: true,
      availability: true,
      consents: applyConsents,
    },
    talent.token,
  );

  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', registration.email)
    .executeTakeFirstOrThrow();
  const ofNew = (await send('GET', '/api/account/consents', undefined, await given.session(id))).json();
  const ofTalent = (await send('GET', '/api/account/consents', undefined, talent.token)).json();
  expect(ofNew.consents).toContainEqual(
    expect.objectContaining({
      kind: 'registration',
      language: 'hi',
      texts: [hindi.registration(String, String).join('')],
    }),
  );
  expect(ofTalent.consents).toMatchObject([
    { kind: 'application', language: 'hi', texts: applyConsents.map((one) => hindi.application[one.id]) },
  ]);
  const legal = await db
    .selectFrom('legal_consent')
    .select(['page', 'language'])
    .where('account_id', '=', id)
    .orderBy('page', 'desc')
    .execute();
  // A text without a translation was read in English.
  expect(legal).toEqual([
    { page: 'terms', language: 'hi' },
    { page: 'privacy', language: 'en' },
  ]);
});
