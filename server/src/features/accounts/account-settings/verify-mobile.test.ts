import { expect } from 'vitest';
import { newMobile, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('reserves a mobile number for the account that proves it, not for the one that enters it', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const mobile = newMobile();
  const stranger = await given.talent({}, { mobile, mobile_verified_at: null, password: 'of a stranger' });
  const owner = await given.talent({}, { mobile, mobile_verified_at: null, password });
  const logIn = (word: string) =>
    callApi('POST /api/user/login', { body: { identifier: mobile, password: word } });
  const before = [(await logIn(password)).status, (await logIn('of a stranger')).status];
  const registration = { ...talentRegistration(), mobile };

  await callApi('POST /api/user/verify-mobile', {}, owner);
  const otp = codeTextedTo(mobile, await deliver());
  const verified = await callApi('POST /api/user/verify-mobile/confirm', { body: { otp } }, owner);

  expect(before).toEqual([200, 200]);
  expect(verified.status).toBe(200);
  expect((await callApi('GET /api/account', {}, owner)).body.mobile_verified).toBe(true);
  expect((await logIn('of a stranger')).status).toBe(401);
  const registered = await callApi('POST /api/user/register', { body: registration });
  expect(registered).toMatchObject({ status: 409, body: { code: 'mobile_taken' } });

  clock.now = new Date(clock.now.getTime() + 61_000);
  await callApi('POST /api/user/verify-mobile', {}, stranger);
  const strangers = codeTextedTo(mobile, await deliver());
  const late = await callApi('POST /api/user/verify-mobile/confirm', { body: { otp: strangers } }, stranger);
  expect(late).toMatchObject({ status: 409, body: { code: 'mobile_taken' } });
});

test('registers a number that another account entered but did not verify', async ({ callApi, given }) => {
  const { mobile } = await given.talent({}, { mobile_verified_at: null });

  const registered = await callApi('POST /api/user/register', { body: { ...talentRegistration(), mobile } });

  expect(registered.status).toBe(200);
});

test('agrees to messages on a verified number only', async ({ callApi, given }) => {
  const talent = await given.talent({}, { mobile_verified_at: null });
  const { agreements, mobile_verified } = (await callApi('GET /api/preferences', {}, talent)).body;
  const { channel, version } = agreements[0] ?? { channel: 'whatsapp', version: '' };

  const agreed = await callApi('PUT /api/agreements', { body: { channel, version, agreed: true } }, talent);

  expect(mobile_verified).toBe(false);
  expect(agreed).toMatchObject({ status: 409, body: { code: 'mobile_not_verified' } });
});

function codeTextedTo(mobile: string, messages: { to: string; channel: string }[]): string {
  const message = messages.findLast(({ to }) => to === mobile);
  const code = /\b\d{6}\b/.exec(JSON.stringify(message))?.[0];
  if (!code) throw new Error(`No code was sent to ${mobile}.`);
  return code;
}
