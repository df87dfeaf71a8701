import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { codeSentTo, houseRegistration, newEmail, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

/** Returns another spelling of the mailbox of a test's email. */
function otherSpelling(email: string) {
  return email.replace('@', '+casting@').toUpperCase();
}

const spellings = [
  ['asha@test.example', 'asha@test.example'],
  ['Asha@Test.Example', 'asha@test.example'],
  ['asha+films@test.example', 'asha@test.example'],
  ['asha+films+2@test.example', 'asha@test.example'],
  ['+films@test.example', '+films@test.example'],
  ['as.ha@test.example', 'as.ha@test.example'],
  ['a.s.h.a+films@gmail.com', 'asha@gmail.com'],
  ['As.Ha@GoogleMail.com', 'asha@gmail.com'],
  ['asha@mail.googlemail.com', 'asha@mail.googlemail.com'],
  ['asha@notgmail.com', 'asha@notgmail.com'],
  ['asha@gmail.com.example', 'asha@gmail.com.example'],
  ['+919812300001', '+919812300001'],
] as const;

test.for(spellings)('client and server normalise %j to the mailbox %j', async ([email, expected], { db }) => {
  const { rows } = await sql<{ mailbox: string }>`select mailbox(${email})`.execute(db);

  expect([mailboxOf(email), rows[0]?.mailbox]).toEqual([expected, expected]);
});

test('treats a second registration at a mailbox as one with the same email', async ({ callApi, given }) => {
  const [talent, house] = [await given.talent(), await given.house()];
  const registerTalent = (email: string) =>
    callApi('POST /api/user/register', { body: { ...talentRegistration(), email } });
  const registerHouse = (email: string) =>
    callApi('POST /api/production/register', { body: { ...houseRegistration(), email } });

  const same = [await registerTalent(talent.email), await registerHouse(house.email)];
  const other = [
    await registerTalent(otherSpelling(talent.email)),
    await registerHouse(otherSpelling(house.email)),
  ];

  const said = ({ status, body }: (typeof same)[number]) => ({
    status,
    code: body.code,
    message: body.message,
    fields: body.fields,
  });
  expect(other.map(said)).toEqual(same.map(said));
  expect(other.map(({ body }) => body.code)).toEqual(['email_taken', 'email_taken']);
});

test('keeps the spelling that was typed, and finds the account by either', async ({ callApi, deliver }) => {
  const body = { ...talentRegistration(), email: newEmail().replace('@', '+films@') };
  const plain = body.email.replace('+films', '');
  const logIn = (identifier: string) =>
    callApi('POST /api/user/login', { body: { identifier, password: body.password } });

  await callApi('POST /api/user/register', { body });
  const waiting = await logIn(plain);
  const otp = codeSentTo(body.email, await deliver());
  const verified = await callApi('POST /api/user/verify', { body: { email: plain, otp } });
  const [typed, other] = [await logIn(body.email), await logIn(plain)];
  const account = await callApi('GET /api/account', {}, other.body);

  expect(waiting.body.code).toBe('account_not_verified');
  expect(verified.status).toBe(200);
  expect([typed.status, other.status]).toEqual([200, 200]);
  expect(account.body.email).toBe(body.email);
});

test('one registration of a mailbox is verified, and the others are deleted', async ({
  callApi,
  db,
  deliver,
}) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const other = { ...talentRegistration(), email: otherSpelling(body.email).toLowerCase() };
  await db.updateTable('one_time_code').set({ sent_at: '2020-01-01' }).execute();
  const waits = await callApi('POST /api/user/register', { body: other });
  const otp = codeSentTo(body.email, await deliver());

  await callApi('POST /api/user/verify', { body: { email: body.email, otp } });

  const left = await db.selectFrom('account').select('email').where('mailbox', '=', body.email).execute();
  expect(waits.body.code).toBe('code_requested_too_soon');
  expect(left).toEqual([{ email: body.email }]);
});

test('sends the code of a password reset to the spelling of the account, whichever is typed', async ({
  callApi,
  deliver,
  given,
}) => {
  await deliver();
  const talent = await given.talent({}, { password });
  const typed = otherSpelling(talent.email);

  await callApi('POST /api/user/forgot-password', { body: { email: typed } });
  const messages = (await deliver()).filter(({ subject }) => /\d{6}/.test(subject));
  const otp = codeSentTo(talent.email, messages);
  const { body } = await callApi('POST /api/user/forgot-password', { body: { email: typed, otp } });
  const reset = await callApi('POST /api/user/reset-password', {
    body: { email: talent.email, newPassword: 'a kite over the roofs', reset_token: body.reset_token },
  });

  expect(messages.map(({ to }) => to)).toEqual([talent.email]);
  expect(reset.status).toBe(200);
});

test('counts the wrong passwords for a mailbox, however it is spelled', async ({ given, strictApp }) => {
  const { email } = await given.talent({}, { password });
  const logIn = (identifier: string) =>
    strictApp.inject({ method: 'POST', url: '/api/user/login', payload: { identifier, password: 'wrong' } });

  const wrong = [];
  for (const part of ['', '+a', '+b', '+c', '+d', '+e'])
    wrong.push((await logIn(email.replace('@', `${part}@`))).statusCode);

  expect(wrong).toEqual([401, 401, 401, 401, 401, 429]);
});

test('rejects a change to the mailbox of another account, and takes another spelling of its own', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const change = async (email: string) => {
    await callApi('POST /api/user/change-email', { body: { email, password } }, talent);
    const otp = codeSentTo(email, await deliver());
    return callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);
  };

  const taken = await change(otherSpelling((await given.talent()).email).toLowerCase());
  const own = await change(otherSpelling(talent.email).toLowerCase());
  const back = await change(talent.email);

  expect(taken).toMatchObject({ status: 409, body: { code: 'email_taken', fields: expect.anything() } });
  expect([own.status, back.status]).toEqual([200, 200]);
});
