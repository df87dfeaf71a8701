import { randomUUID } from 'node:crypto';
import { guardianConsent, registrationConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { objectionIn, test } from '#testing/entered-emails.ts';

test('gives an account another email once its owner opens a link, a day after the person was told', async ({
  callApi,
  clock,
  deliver,
  desk,
  enter: { enter, aDayLater },
  given,
}) => {
  const [talent, other] = [await given.talent(), await given.talent()];
  const typo = randomUUID();
  const correct = (email: string, request_id: string = randomUUID()) =>
    enter(talent.id, email, { request_id });
  const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  const confirm = (token: string) => callApi('POST /api/corrections/confirm-email', { body: { token } });
  const ofOther = await correct(other.email);
  await correct('typo@new.example', typo);
  const warning = (await deliver()).find(({ text }) => text.includes('/object-to-correction#'));
  const [replaced] = await aDayLater();
  await correct('reachable@new.example');
  await correct('typo@new.example', typo);
  const [link] = await aDayLater();
  const session = { token: await given.session(talent.id) };
  const before = await callApi('GET /api/account', {}, session);

  const stale = await confirm(tokenIn(replaced?.text));
  const done = await confirm(tokenIn(link?.text));
  const again = await confirm(tokenIn(link?.text));
  const told = await deliver();
  const { email, reset_token } = done.body;
  const newPassword = 'a lamp in the window';
  await callApi('POST /api/user/reset-password', { body: { email, reset_token, newPassword } });
  const login = await callApi('POST /api/user/login', { body: { identifier: email, password: newPassword } });
  await correct('late@new.example');
  const [late] = await aDayLater();
  clock.now = new Date(clock.now.getTime() + 3 * 86_400_000);
  const ended = await confirm(tokenIn(late?.text));
  const as = { token: await given.staffSession(desk.first.id) };
  const { person } = (await callApi('GET /api/admin/people/:id', { params: talent }, as)).body;
  await correct('stolen@new.example');
  const [warned] = await deliver();
  const body = { ...objectionIn(warned?.text), text: 'I did not ask for this.' };
  const objected = await callApi('POST /api/corrections/object', { body });
  const afterObjection = await aDayLater();

  expect(objected.body.message).toContain('Your email stays as it is.');
  expect([warning?.to, link?.to, warned?.to]).toEqual([
    talent.email,
    'reachable@new.example',
    'reachable@new.example',
  ]);
  expect(warning?.text).not.toContain('/confirm-email#');
  expect(afterObjection).toEqual([]);
  expect(person.identity_checks.map(({ state }) => state)).toEqual(['expired', 'done', 'rejected']);
  expect(warning?.text).toContain('t•••@new.example');
  expect([ofOther, stale, again, ended].map(({ body: { code } }) => code)).toEqual([
    ...['email_of_other_account', 'email_proof_ended', 'email_proof_ended', 'email_proof_ended'],
  ]);
  expect([before.status, (await callApi('GET /api/account', {}, session)).status, login.status]).toEqual([
    200, 401, 200,
  ]);
  expect(told.map(({ to }) => to).sort()).toEqual([talent.email, 'reachable@new.example'].sort());
  expect(told.find(({ to }) => to === talent.email)?.text).toContain('/undo-email-change#token=');
});

test('warns the person also by text message and at night, and refuses an email if nobody can be warned', async ({
  callApi,
  clock,
  deliver,
  enter: { enter },
  given,
}) => {
  clock.now = new Date('2026-07-01T23:00:00+05:30');
  const mobile = '+919876500001';
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
  await given.guardian(child.id, { mobile, contact: mobile });
  const ofMother = await given.talent({ date_of_birth: '2014-05-01' });
  await given.guardian(ofMother.id, { email: 'mother@home.example', contact: 'mother@home.example' });
  const dotted = await given.talent({}, { email: 'asha.rao@gmail.com' });
  const unverified = await given.talent({}, { verified_at: null });
  const mother = await given.talent({ date_of_birth: '1985-03-02' });
  const added = {
    relation: 'Mother',
    consent_version: guardianConsent.version,
    agreed: true,
    name: 'Kabir Rao',
    date_of_birth: '2017-09-12',
    gender: 'Male',
    registration_version: registrationConsent.version,
  } as const;
  const managed = (await callApi('POST /api/user/family/children', { body: added }, mother)).body;

  await enter(child.id, 'tara@new.example');
  const told = await deliver();
  const { notices } = (await callApi('GET /api/notices', {}, child)).body;
  const refused = [await enter(unverified.id, 'a@new.example'), await enter(managed.id, 'b@new.example')];

  const toGuardian = await enter(ofMother.id, 'Mother+child@home.example');
  const respelled = await enter(dotted.id, 'asharao@gmail.com');

  const texts = told.map(({ to, text }) => [to, objectionIn(text).token.length]);
  expect(Object.fromEntries(texts)).toEqual({ [child.email]: 43, [mobile]: 43 });
  expect(objectionIn(notices[0]?.path).token).toHaveLength(43);
  expect(toGuardian.body).toMatchObject({
    code: 'email_of_guardian',
    fields: { email: 'This is the email of the child’s guardian. Enter another email.' },
  });
  expect(respelled.status).toBe(200);
  expect(refused.map(({ body: { code } }) => code)).toEqual(['person_has_no_email', 'person_has_no_email']);
});
