import { STAFF_CONFIRMATION_MINUTES, STAFF_SESSION_HOURS } from '@kirdaar/contract/rules/staff-roles';
import { expect } from 'vitest';
import { newEmail } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';
const MINUTE_MS = 60_000;

// First, because all requests of this file come from one network.
test('slows down guesses of a staff password', async ({ given, strictCallApi }) => {
  const { email } = await given.staff('finance', { password });
  const guess = () => strictCallApi('POST /api/admin/login', { body: { email, password: 'a guess' } });

  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).status);

  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
  expect(statuses[5]).toBe(429);
});

test('logs staff in only with both a password and a code', async ({ callApi, clock, given }) => {
  const { email, name, codeAt } = await given.staff('moderator', { password });
  const logIn = (more: object) =>
    callApi('POST /api/admin/login', { body: { email, password, ...more } as never });

  const unknown = await callApi('POST /api/admin/login', {
    body: { email: newEmail(), password, code: codeAt(clock.now) },
  });
  const wrongPassword = await logIn({ password: 'another lamp', code: codeAt(clock.now) });
  const withoutCode = await logIn({});
  const wrongCode = await logIn({ code: codeAt(new Date(0)) });
  const right = await logIn({ code: codeAt(clock.now) });
  const sameCode = await logIn({ code: codeAt(clock.now) });

  expect([unknown.status, wrongPassword.status]).toEqual([401, 401]);
  expect(unknown.body.message).toBe(wrongPassword.body.message);
  expect(withoutCode).toMatchObject({ status: 401, body: { two_factor: true } });
  expect(wrongCode).toMatchObject({ status: 401, body: { two_factor: true } });
  expect(right).toMatchObject({ status: 200, body: { staff: { name, role: 'moderator' } } });
  expect(sameCode.status).toBe(401);
});

test('ends a session after its hours, however much it is used', async ({ callApi, clock, given }) => {
  const { email, codeAt } = await given.staff('support', { password });
  const code = codeAt(clock.now);
  const { body } = await callApi('POST /api/admin/login', { body: { email, password, code } });
  const look = async (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
    return (await callApi('GET /api/admin/me', {}, body)).status;
  };

  const half = STAFF_SESSION_HOURS * 30;
  const statuses = [await look(half), await look(half - 1), await look(1)];

  expect(statuses).toEqual([200, 200, 401]);
});

test('asks for the password and a code again before a dangerous act', async ({ callApi, clock, given }) => {
  const owner = await given.staff('owner', { password });
  const invite = () =>
    callApi('POST /api/admin/staff', { body: { email: newEmail(), role: 'editor' } }, owner);
  const confirm = (body: { password: string; code: string }) =>
    callApi('POST /api/admin/confirm', { body }, owner);

  const before = await invite();
  clock.now = new Date(clock.now.getTime() + STAFF_CONFIRMATION_MINUTES * MINUTE_MS + 1);
  const late = await invite();
  const wrong = await confirm({ password: 'another lamp', code: owner.codeAt(clock.now) });
  const stillLate = await invite();
  const confirmed = await confirm({ password, code: owner.codeAt(clock.now) });
  const after = await invite();

  expect([before.status, late.body.code, wrong.body.code]).toEqual([
    200,
    'staff_confirmation_required',
    'wrong_password',
  ]);
  expect([stillLate.status, confirmed.status, after.status]).toEqual([403, 200, 200]);
});

test('keeps the sessions of staff and of members apart', async ({ callApi, given }) => {
  const staff = await given.staff('owner');
  const talent = await given.talent();

  const statuses = [
    (await callApi('GET /api/user/profile', {}, staff)).status,
    (await callApi('GET /api/user/sessions', {}, staff)).status,
    (await callApi('GET /api/admin/me', {}, talent)).status,
    (await callApi('GET /api/admin/me', {}, staff)).status,
  ];

  expect(statuses).toEqual([401, 401, 403, 200]);
});
