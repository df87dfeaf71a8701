import { googleSignInErrors } from '@kirdaar/contract/rules/vocabulary';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arriveFromGoogle } from '#features/google-sign-in/arrive-from-google.ts';
import { enterFromGoogle } from '#features/google-sign-in/enter-from-google.ts';
import { keepReturn } from '#features/google-sign-in/return-after-google.ts';
import { signInWords } from '#features/google-sign-in/sign-in-words.ts';
import { readSession } from '#session/store.ts';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const production_house = {
  company_name: 'Films',
  type_of_work: 'Other',
  profile_photo: null,
  image: null,
  updated_at: null,
} as const;

function arrive(fragment: string) {
  window.history.replaceState(null, '', `/production/login${fragment}`);
  return arriveFromGoogle().catch((redirect: Response) => redirect.headers.get('location'));
}

test('S-11: the code leaves the address at once and is exchanged for a session', async () => {
  const arrival = arrive('#code=secret');
  expect(window.location.href).not.toContain('secret');
  expect(received[0]).toMatchObject({
    to: 'POST /api/auth/google/production/exchange',
    body: { code: 'secret' },
  });

  received[0]?.answer(200, { token: 'token', production_house, complete: true });

  expect(await arrival).toBe('/production/add-job');
  expect(readSession()).toEqual({ role: 'production', token: 'token', house: production_house });
});

test('the page that asked for the login is returned to, once', async () => {
  keepReturn('/production/profiles');

  const arrival = arrive('#code=secret');
  received[0]?.answer(200, { token: 'token', production_house, complete: true });

  expect(await arrival).toBe('/production/profiles');
  expect(sessionStorage).toHaveLength(0);
});

test('a house whose registration is not complete completes it first', async () => {
  const arrival = arrive('#code=secret');
  received[0]?.answer(200, { token: 'token', production_house, complete: false });

  expect(await arrival).toBe('/production/complete-registration?return=%2Fproduction%2Fadd-job');
});

test('a code that is refused is told, and nobody is logged in', async () => {
  const arrival = arrive('#code=old');
  received[0]?.answer(400, { message: 'This sign-in has expired.' });

  expect(await arrival).toEqual({ refusal: 'This sign-in has expired.' });
  expect(readSession()).toBeUndefined();
});

test('S-16: where two-step login is on, the code waits for the second step', async () => {
  keepReturn('/production/profiles');

  const arrival = arrive('#code=waiting');
  received[0]?.answer(401, { message: 'Enter it.', fields: { second_factor_code: 'Enter it.' } });

  expect(await arrival).toEqual({ waiting: 'waiting' });
  expect(readSession()).toBeUndefined();
  const entered = enterFromGoogle('waiting', '123456');
  expect(received[1]?.body).toEqual({ code: 'waiting', second_factor_code: '123456' });
  received[1]?.answer(200, { token: 'token', production_house, complete: true });
  expect(await entered).toBe('/production/profiles');
});

test('without a fragment nothing happens', async () => {
  expect(await arrive('')).toEqual({});
  expect(received).toHaveLength(0);
});

test.each(googleSignInErrors)('the word %s has a sentence', async (word) => {
  expect(await arrive(`#error=${word}`)).toEqual({ refusal: expect.stringMatching(/\.$/) });
  expect(window.location.hash).toBe('');
});

test('a word that is not on the list says no more than that it did not work', () => {
  expect(signInWords('toString')).toBe(signInWords('failed'));
});
