import { expect } from 'vitest';
import { codeSentTo, wrongCode } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('a talent changes the email by a code to the new address', async ({ call, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const email = newEmail();

  const asked = await call('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());
  const before = await call('POST /api/user/login', { body: { identifier: talent.email, password } });
  const confirmed = await call('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  expect([asked.status, before.status, confirmed.status]).toEqual([200, 200, 200]);
  const withOld = await call('POST /api/user/login', { body: { identifier: talent.email, password } });
  const withNew = await call('POST /api/user/login', { body: { identifier: email, password } });
  expect([withOld.status, withNew.status]).toEqual([404, 200]);
});

test('a house changes the mobile number by a text to the new one', async ({ call, deliver, given }) => {
  const house = await given.house({}, { password });
  const mobile = newMobile();

  await call('POST /api/production/change-mobile', { body: { mobile: `${mobile} `, password } }, house);
  const messages = await deliver();
  const otp = codeSentTo(mobile, messages);
  const confirmed = await call(
    'POST /api/production/change-mobile/confirm',
    { body: { mobile, otp } },
    house,
  );

  expect(messages.find(({ to }) => to === mobile)).toMatchObject({ channel: 'sms', html: '' });
  expect(confirmed.status).toBe(200);
  const login = await call('POST /api/production/login', { body: { identifier: mobile, password } });
  expect(login.status).toBe(200);
});

test('whoever is logged in reads how they are reached now', async ({ call, given }) => {
  const mobile = newMobile();
  const talent = await given.talent({}, { mobile });
  const house = await given.house();

  const [own, other] = [
    await call('GET /api/account', {}, talent),
    await call('GET /api/account', {}, house),
  ];

  expect(own.body).toEqual({ success: true, email: talent.email, mobile });
  expect(other.body.email).toBe(house.email);
  expect(await call('GET /api/account', {})).toMatchObject({ status: 401 });
});

test('S-15: without the password no code is sent', async ({ call, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const email = newEmail();
  const mobile = newMobile();
  const wrong = 'a guess of a thief';

  const byEmail = await call('POST /api/user/change-email', { body: { email, password: wrong } }, talent);
  const byMobile = await call('POST /api/user/change-mobile', { body: { mobile, password: wrong } }, talent);

  const refused = { status: 403, body: { fields: { password: 'This is not your password.' } } };
  expect(byEmail).toMatchObject(refused);
  expect(byMobile).toMatchObject(refused);
  expect((await deliver()).filter(({ to }) => [email, mobile].includes(to))).toEqual([]);
});

test('S-17: the old address is told, and the other sessions end', async ({ call, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const { body: other } = await call('POST /api/user/login', {
    body: { identifier: talent.email, password },
  });
  const email = newEmail();
  await call('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());

  await call('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  const letters = (await deliver()).filter(({ to }) => [talent.email, email].includes(to));
  expect(letters).toMatchObject([{ to: talent.email, subject: 'Your Kirdaar account: new email address' }]);
  expect(letters[0]?.text).not.toContain(email);
  expect((await call('GET /api/user/sessions', {}, talent)).status).toBe(200);
  expect((await call('GET /api/user/sessions', {}, other)).status).toBe(401);
});

test('S-17: a changed mobile number is told by email', async ({ call, deliver, given }) => {
  const house = await given.house({}, { password });
  const mobile = newMobile();
  await call('POST /api/production/change-mobile', { body: { mobile, password } }, house);
  const otp = codeSentTo(mobile, await deliver());

  await call('POST /api/production/change-mobile/confirm', { body: { mobile, otp } }, house);

  const letters = (await deliver()).filter(({ to }) => to === house.email);
  expect(letters).toMatchObject([{ subject: 'Your Kirdaar account: new mobile number' }]);
});

test('a wrong code, a code of another address and a used one change nothing', async ({
  call,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const email = newEmail();
  await call('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());

  const wrong = await call(
    'POST /api/user/change-email/confirm',
    { body: { email, otp: wrongCode(otp) } },
    talent,
  );
  const elsewhere = await call(
    'POST /api/user/change-email/confirm',
    { body: { email: newEmail(), otp } },
    talent,
  );
  const right = await call('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);
  const again = await call('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  expect([wrong.status, elsewhere.status, right.status, again.status]).toEqual([400, 400, 200, 400]);
});

test('S-10: a code belongs to the account, the role and the change it was asked for', async ({
  call,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const stranger = await given.talent({}, { password });
  const house = await given.house({}, { password });
  const email = newEmail();
  await call('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());

  const answers = await Promise.all([
    call('POST /api/user/change-email/confirm', { body: { email, otp } }, stranger),
    call('POST /api/production/change-email/confirm', { body: { email, otp } }, house),
    call('POST /api/user/verify', { body: { email, otp } }),
    call('POST /api/user/forgot-password', { body: { email, otp } }),
    call('POST /api/user/reset-password', { body: { email, otp, newPassword: 'a door left ajar' } }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
});

test('a taken email is told only to who reads its code', async ({ call, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const { email } = await given.talent();

  const asked = await call('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());
  const confirmed = await call('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  expect(asked.status).toBe(200);
  expect(confirmed).toMatchObject({
    status: 409,
    body: { fields: { email: 'This email address already has an account.' } },
  });
  const login = await call('POST /api/user/login', { body: { identifier: talent.email, password } });
  expect(login.status).toBe(200);
});

test('of two accounts that confirm one mobile number, one gets it', async ({ call, deliver, given }) => {
  const mobile = newMobile();
  const first = await given.talent({}, { password });
  const second = await given.talent({}, { password });
  await call('POST /api/user/change-mobile', { body: { mobile, password } }, first);
  const firstOtp = codeSentTo(mobile, await deliver());
  await call('POST /api/user/change-mobile', { body: { mobile, password } }, second);
  const secondOtp = codeSentTo(mobile, await deliver());

  const answers = await Promise.all([
    call('POST /api/user/change-mobile/confirm', { body: { mobile, otp: firstOtp } }, first),
    call('POST /api/user/change-mobile/confirm', { body: { mobile, otp: secondOtp } }, second),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('S-08: a registration that nobody verified does not keep an email from its reader', async ({
  call,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const pending = await given.talent({}, { password: 'of a stranger', verified_at: null });
  const { email } = pending;
  await call('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());

  const confirmed = await call('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);

  expect(confirmed.status).toBe(200);
  const login = await call('POST /api/user/login', { body: { identifier: email, password } });
  expect(login).toMatchObject({ status: 200, body: { user: { id: talent.id } } });
});

test('the contact one has already is not asked for again', async ({ call, given }) => {
  const talent = await given.talent({}, { password });

  const response = await call(
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
