import { expect } from 'vitest';
import { codeSentTo, wrongCode } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('a talent changes the email with a one-time code sent to the new one', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const email = newEmail();

  const requested = await callApi('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());
  const before = await callApi('POST /api/user/login', { body: { identifier: talent.email, password } });
  const confirmed = await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  expect([requested.status, before.status, confirmed.status]).toEqual([200, 200, 200]);
  const withOld = await callApi('POST /api/user/login', { body: { identifier: talent.email, password } });
  const withNew = await callApi('POST /api/user/login', { body: { identifier: email, password } });
  expect([withOld.status, withNew.status]).toEqual([404, 200]);
});

test('a house changes the mobile number with a one-time code sent to the new one', async ({
  callApi,
  deliver,
  given,
}) => {
  const house = await given.house({}, { password });
  const mobile = newMobile();

  await callApi('POST /api/production/change-mobile', { body: { mobile: `${mobile} `, password } }, house);
  const messages = await deliver();
  const otp = codeSentTo(mobile, messages);
  const confirmed = await callApi(
    'POST /api/production/change-mobile/confirm',
    { body: { mobile, otp } },
    house,
  );

  expect(messages.find(({ to }) => to === mobile)).toMatchObject({ channel: 'sms', html: '' });
  expect(confirmed.status).toBe(200);
  const login = await callApi('POST /api/production/login', { body: { identifier: mobile, password } });
  expect(login.status).toBe(200);
});

test('a logged-in user reads their current email and mobile number', async ({ callApi, given }) => {
  const mobile = newMobile();
  const talent = await given.talent({}, { mobile });
  const house = await given.house();

  const [own, other] = [
    await callApi('GET /api/account', {}, talent),
    await callApi('GET /api/account', {}, house),
  ];

  expect(own.body).toMatchObject({ email: talent.email, mobile });
  expect(other.body.email).toBe(house.email);
  expect(await callApi('GET /api/account', {})).toMatchObject({ status: 401 });
});

test('sends no code without the password', async ({ callApi, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const email = newEmail();
  const mobile = newMobile();
  const wrong = 'a guess of a thief';

  const byEmail = await callApi('POST /api/user/change-email', { body: { email, password: wrong } }, talent);
  const byMobile = await callApi(
    'POST /api/user/change-mobile',
    { body: { mobile, password: wrong } },
    talent,
  );

  const rejected = {
    status: 403,
    body: { code: 'wrong_password', fields: { password: expect.any(String) } },
  };
  expect(byEmail).toMatchObject(rejected);
  expect(byMobile).toMatchObject(rejected);
  expect((await deliver()).filter(({ to }) => [email, mobile].includes(to))).toEqual([]);
});

test('notifies the old email and ends the other sessions', async ({ callApi, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const { body: other } = await callApi('POST /api/user/login', {
    body: { identifier: talent.email, password },
  });
  const email = newEmail();
  await callApi('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());

  await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  const emails = (await deliver()).filter(({ to }) => [talent.email, email].includes(to));
  expect(emails).toMatchObject([{ to: talent.email, subject: 'Your Kirdaar account: new email address' }]);
  expect(emails[0]?.text).not.toContain(email);
  expect((await callApi('GET /api/user/sessions', {}, talent)).status).toBe(200);
  expect((await callApi('GET /api/user/sessions', {}, other)).status).toBe(401);
});

test('emails the owner about a changed mobile number', async ({ callApi, deliver, given }) => {
  const house = await given.house({}, { password });
  const mobile = newMobile();
  await callApi('POST /api/production/change-mobile', { body: { mobile, password } }, house);
  const otp = codeSentTo(mobile, await deliver());

  const confirm = () =>
    callApi('POST /api/production/change-mobile/confirm', { body: { mobile, otp } }, house);
  expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 200]);

  const emails = (await deliver()).filter(({ to }) => to === house.email);
  expect(emails).toMatchObject([{ subject: 'Your Kirdaar account: new mobile number' }]);
});

test('a wrong code and a code for another address change nothing, and a repeated confirmation is done', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const email = newEmail();
  await callApi('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());

  const wrong = await callApi(
    'POST /api/user/change-email/confirm',
    { body: { email, otp: wrongCode(otp) } },
    talent,
  );
  const elsewhere = await callApi(
    'POST /api/user/change-email/confirm',
    { body: { email: newEmail(), otp } },
    talent,
  );
  const right = await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);
  const again = await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  expect([wrong.status, elsewhere.status, right.status, again.status]).toEqual([400, 400, 200, 200]);
});

test('a code is valid only for the account, role and change it was requested for', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const stranger = await given.talent({}, { password });
  const house = await given.house({}, { password });
  const email = newEmail();
  await callApi('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());

  const answers = await Promise.all([
    callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, stranger),
    callApi('POST /api/production/change-email/confirm', { body: { email, otp } }, house),
    callApi('POST /api/user/verify', { body: { email, otp } }),
    callApi('POST /api/user/forgot-password', { body: { email, otp } }),
    callApi('POST /api/user/reset-password', { body: { email, otp, newPassword: 'a door left ajar' } }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
});

test('reveals that an email is taken only to the user who enters its code', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const { email } = await given.talent();

  const requested = await callApi('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());
  const confirmed = await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  expect(requested.status).toBe(200);
  expect(confirmed).toMatchObject({
    status: 409,
    body: { code: 'email_taken', fields: { email: expect.any(String) } },
  });
  const login = await callApi('POST /api/user/login', { body: { identifier: talent.email, password } });
  expect(login.status).toBe(200);
});

test('when two accounts confirm one mobile number, only one gets it', async ({ callApi, deliver, given }) => {
  const mobile = newMobile();
  const first = await given.talent({}, { password });
  const second = await given.talent({}, { password });
  await callApi('POST /api/user/change-mobile', { body: { mobile, password } }, first);
  const firstOtp = codeSentTo(mobile, await deliver());
  await callApi('POST /api/user/change-mobile', { body: { mobile, password } }, second);
  const secondOtp = codeSentTo(mobile, await deliver());

  const answers = await Promise.all([
    callApi('POST /api/user/change-mobile/confirm', { body: { mobile, otp: firstOtp } }, first),
    callApi('POST /api/user/change-mobile/confirm', { body: { mobile, otp: secondOtp } }, second),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('an unverified registration does not block an email from its owner', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const pending = await given.talent({}, { password: 'of a stranger', verified_at: null });
  const { email } = pending;
  await callApi('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());

  const confirmed = await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  expect(confirmed.status).toBe(200);
  const login = await callApi('POST /api/user/login', { body: { identifier: email, password } });
  expect(login).toMatchObject({ status: 200, body: { user: { id: talent.id } } });
});

test('rejects a change to the email the account already has', async ({ callApi, given }) => {
  const talent = await given.talent({}, { password });

  const response = await callApi(
    'POST /api/user/change-email',
    { body: { email: talent.email, password } },
    talent,
  );

  expect(response).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
});

function newEmail() {
  return `${crypto.randomUUID()}@test.example`;
}

function newMobile() {
  return `+917${crypto.getRandomValues(new Uint32Array(1))[0]?.toString().padStart(9, '0').slice(-9)}`;
}
