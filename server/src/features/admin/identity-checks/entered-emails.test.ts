import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { guardianConsent, registrationConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { test as base, reason } from '#testing/identity-desk.ts';
import { codeSentTo } from '#testing/registrations.ts';

const password = 'a lamp in the window';

const test = base.extend('enter', async ({ callApi, clock, deliver, desk, given }) => {
  /** Enters an email for an account. */
  const enter = async (id: string, email: string, form: { request_id?: string } = {}) => {
    const body = {
      request_id: randomUUID(),
      kind: 'email',
      email,
      asked_by: 'person',
      reason,
      ...form,
    } as const;
    const as = { token: await given.staffSession(desk.first.id) };
    return callApi('POST /api/admin/people/:id/corrections', { params: { id }, body }, as);
  };
  /** Returns the links that are sent a day later to emails that staff entered. */
  const aDayLater = async () => {
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    return (await deliver()).filter(({ text }) => text.includes('/confirm-email#'));
  };
  return { enter, aDayLater };
});

test('gives an account another email once its owner opens a link, a day after the person was told', async ({
  callApi,
  clock,
  deliver,
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

/** Returns what the link to object carries. */
function objectionIn(text = '') {
  const [, id = '', token = ''] = /#id=([\w-]+)&token=([\w-]+)/.exec(text) ?? [];
  return { id, token };
}

test('sends no link after an objection, or once the account or who entered the email has changed', async ({
  callApi,
  clock,
  db,
  deliver,
  desk,
  enter: { enter, aDayLater },
  given,
}) => {
  const accounts = await Promise.all(Array.from({ length: 5 }, () => given.talent({}, { password })));
  const [objects, writes, changes, leaves, keeps] = accounts.map((account) => ({
    ...account,
    params: account,
  }));
  if (!objects || !writes || !changes || !leaves || !keeps) throw new Error('There are five accounts.');
  const owner = await given.house();
  const member = await given.member(owner, 'reviewer');
  const object = (link: { id: string; token: string }, text: string) =>
    callApi('POST /api/corrections/object', { body: { ...link, text } });

  await enter(objects.id, 'first@new.example');
  const first = objectionIn((await deliver())[0]?.text);
  for (const { id } of [objects, writes, changes, leaves, keeps, member])
    await enter(id, `${id}@new.example`);
  await deliver();
  const objections = [
    await object(first, 'Not me.'),
    await object(first, 'Not me.'),
    await object(first, 'Stop.'),
  ];
  const body = {
    kind: 'objection',
    channel: 'email',
    received_on: dayInIndia(clock.now),
    note: 'A mail.',
  } as const;
  await callApi('POST /api/admin/people/:id/requests', { params: writes, body }, desk.first);
  const email = 'own@new.example';
  await callApi('POST /api/user/change-email', { body: { email, password } }, changes);
  const otp = codeSentTo(email, await deliver());
  await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, changes);
  await callApi('POST /api/user/account-deletion', { body: { password } }, leaves);
  await callApi('DELETE /api/production/team/members/:id', { params: member }, owner);
  const again = await enter(objects.id, 'again@new.example');
  const sent = await aDayLater();
  const requests = await callApi(
    'GET /api/admin/people/:id',
    { params: objects },
    { token: await given.staffSession(desk.first.id) },
  );

  expect(objections.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(requests.body.person.requests).toMatchObject([{ kind: 'objection', note: 'Not me.\n\nStop.' }]);
  expect(again.body.code).toBe('objection_unanswered');
  expect(sent.map(({ to }) => to)).toEqual([`${keeps.id}@new.example`]);

  await enter(writes.id, 'x@new.example');
  await db
    .updateTable('staff_member')
    .set({
      removed_at: new Date().toISOString(),
      active_since: null,
      password_hash: null,
      sealed_secret: null,
    })
    .where('id', '=', desk.first.id)
    .execute();
  const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  const ofRemoved = await callApi('POST /api/corrections/confirm-email', { body: { token } });
  expect(ofRemoved.body.code).toBe('email_proof_ended');
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

  const texts = told.map(({ to, text }) => [to, objectionIn(text).token.length]);
  expect(Object.fromEntries(texts)).toEqual({ [child.email]: 43, [mobile]: 43 });
  expect(objectionIn(notices[0]?.path).token).toHaveLength(43);
  expect(refused.map(({ body: { code } }) => code)).toEqual(['person_has_no_email', 'person_has_no_email']);
});
