import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { turnOnTwoSteps } from '#testing/authenticator.ts';
import type { Caller } from '#testing/given.ts';
import { addPasskey } from '#testing/passkey.ts';
import { codeSentTo, newEmail, newMobile } from '#testing/registrations.ts';
import { type CallApi, test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('the old email restores itself for a week, ends all sessions and voids later links', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const [strangers, another] = [newEmail(), newEmail()];
  const first = await changeEmail(callApi, deliver, talent, strangers);
  const second = await changeEmail(callApi, deliver, talent, another);

  const undone = await callApi('POST /api/email-change/undo', {
    body: { token: tokenIn(first, talent.email) },
  });

  expect(undone).toMatchObject({ status: 200, body: { role: 'talent' } });
  expect((await callApi('GET /api/account', {}, talent)).status).toBe(401);
  const logIn = (identifier: string) => callApi('POST /api/user/login', { body: { identifier, password } });
  // The password may be the stranger's.
  expect((await logIn(talent.email)).status).toBe(401);
  expect((await logIn(another)).status).toBe(404);
  expect((await deliver()).map(({ to }) => to)).toEqual([another]);
  const later = await callApi('POST /api/email-change/undo', {
    body: { token: tokenIn(second, strangers) },
  });
  expect(later).toMatchObject({ status: 404, body: { code: 'email_undo_ended' } });
});

test('an owner gets everything back from a stranger with the password', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const house = await given.house({}, { password });
  const strangers = newEmail();
  await addPasskey(callApi, 'production', house, password);
  const key = { name: 'mine now', scopes: ['jobs:read' as const], days: 30 as const, password };
  const { body: made } = await callApi('POST /api/account/api-keys', { body: key }, house);
  const token = tokenIn(await changeEmail(callApi, deliver, house, strangers), house.email);
  await turnOnTwoSteps(callApi, house, clock.now);
  await callApi('POST /api/production/calendar', {}, house);

  const { body } = await callApi('POST /api/email-change/undo', { body: { token } });
  const newPassword = 'a door left ajar';
  const logIn = (password: string) =>
    callApi('POST /api/production/login', { body: { identifier: house.email, password } });
  const before = await logIn(password);
  await callApi('POST /api/production/reset-password', {
    body: { email: body.email, reset_token: body.reset_token, newPassword },
  });

  expect(before.status).toBe(401);
  expect(await logIn(newPassword)).toMatchObject({ status: 200 });
  expect(await callApi('GET /api/production/jobs/previous', {}, { token: made.key })).toMatchObject({
    status: 401,
  });
  const left = await sql<{ left: number }>`select
    (select count(*) from passkey where account_id = ${house.id})
    + (select count(*) from two_factor where account_id = ${house.id})
    + (select count(*) from calendar_feed where account_id = ${house.id}) as left`.execute(db);
  expect(Number(left.rows[0]?.left)).toBe(0);
});

test('the mobile number of a stranger goes with the email, and the owner’s is not proven again by that', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const { body: before } = await callApi('GET /api/account', {}, talent);
  const strangers = newMobile();
  const setMobile = async (mobile: string) => {
    await callApi('POST /api/user/change-mobile', { body: { mobile, password } }, talent);
    const otp = codeSentTo(mobile, await deliver());
    return callApi('POST /api/user/change-mobile/confirm', { body: { mobile, otp } }, talent);
  };
  await setMobile(newMobile());
  const changed = await setMobile(strangers);
  const token = tokenIn(await changeEmail(callApi, deliver, talent, newEmail()), talent.email);

  const { body } = await callApi('POST /api/email-change/undo', { body: { token } });
  const newPassword = 'a door left ajar';
  await callApi('POST /api/user/reset-password', {
    body: { email: body.email, reset_token: body.reset_token, newPassword },
  });
  const logIn = (identifier: string) =>
    callApi('POST /api/user/login', { body: { identifier, password: newPassword } });
  const byStranger = await logIn(strangers);
  const { body: owner } = await logIn(talent.email);

  expect(changed.status).toBe(200);
  expect(byStranger.status).toBe(404);
  expect((await callApi('GET /api/account', {}, owner)).body).toMatchObject({
    email: talent.email,
    mobile: before.mobile,
    mobile_verified: false,
  });
});

test('the link ends after a week', async ({ callApi, clock, deliver, given }) => {
  const house = await given.house({}, { password });
  const token = tokenIn(await changeEmail(callApi, deliver, house, newEmail()), house.email);

  clock.now = new Date(clock.now.getTime() + 7 * 86_400_000);
  const late = await callApi('POST /api/email-change/undo', { body: { token } });
  clock.now = new Date(clock.now.getTime() - 1000);
  const inTime = await callApi('POST /api/email-change/undo', { body: { token } });

  expect([late.status, inTime.status]).toEqual([404, 200]);
});

test('two accounts that change to the email of each other at once are both told that it is taken', async ({
  callApi,
  deliver,
  given,
}) => {
  const [first, second] = [await given.talent({}, { password }), await given.talent({}, { password })];
  await requestChange(callApi, first, second.email);
  await requestChange(callApi, second, first.email);
  const messages = await deliver();
  const confirm = (as: Caller, email: string) =>
    callApi('POST /api/user/change-email/confirm', { body: { email, otp: codeSentTo(email, messages) } }, as);

  const answers = await Promise.all([confirm(first, second.email), confirm(second, first.email)]);

  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
});

type Owner = Caller & { email: string; production_house_id?: string };

function requestChange(callApi: CallApi, as: Owner, email: string) {
  const area = as.production_house_id ? 'production' : 'user';
  return callApi(`POST /api/${area}/change-email`, { body: { email, password } }, as);
}

/** Changes the email of an account and returns the messages about it. */
async function changeEmail(
  callApi: CallApi,
  deliver: () => Promise<OutgoingMessage[]>,
  as: Owner,
  email: string,
) {
  const area = as.production_house_id ? 'production' : 'user';
  await requestChange(callApi, as, email);
  const otp = codeSentTo(email, await deliver());
  await callApi(`POST /api/${area}/change-email/confirm`, { body: { email, otp } }, as);
  return deliver();
}

function tokenIn(messages: OutgoingMessage[], email: string): string {
  const text = messages.find(({ to }) => to === email)?.text ?? '';
  return /#token=([\w-]+)/.exec(text)?.[1] ?? '';
}
