import { googleSignInErrors } from '@kirdaar/contract/rules/vocabulary';
import { expect, test } from 'vitest';
import { storeReturnPath } from '#features/accounts/google-sign-in/google-storage.ts';
import {
  exchangeGoogleCode,
  finishGoogleSignIn,
  googleErrorMessage,
} from '#features/accounts/google-sign-in/google-writes.ts';
import { readSession } from '#session/store.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { houseSession } from '#testing/sample-session.ts';

const EXCHANGE = 'POST /api/auth/google/production/exchange';
const session = houseSession();

function open(fragment: string) {
  window.history.replaceState(null, '', `/production/login${fragment}`);
  return finishGoogleSignIn('production').catch((redirect: Response) => redirect.headers.get('location'));
}

test('removes the code from the URL at once and exchanges it for a session', async () => {
  const outcome = open('#code=secret');
  expect(window.location.href).not.toContain('secret');
  expect(received[0]).toMatchObject({
    to: EXCHANGE,
    body: { code: 'secret' },
  });

  await reply(EXCHANGE, { ...session, complete: true });

  expect(await outcome).toBe('/production/add-job');
  expect(readSession()).toEqual({ role: 'production', token: 'token', house: session.production_house });
});

test('returns once to the page that asked for the login', async () => {
  storeReturnPath('/production/profiles');

  const outcome = open('#code=secret');
  await reply(EXCHANGE, { ...session, complete: true });

  expect(await outcome).toBe('/production/profiles');
  expect(sessionStorage).toHaveLength(0);
});

test('sends a house with an incomplete registration to complete it first', async () => {
  const outcome = open('#code=secret');
  await reply(EXCHANGE, { ...session, complete: false });

  expect(await outcome).toBe('/production/complete-registration?return=%2Fproduction%2Fadd-job');
});

test('shows why a code was rejected and stores no session', async () => {
  const outcome = open('#code=old');
  await reject(EXCHANGE, 400, { message: 'This sign-in has expired.' });

  expect(await outcome).toEqual({ failure: 'This sign-in has expired.' });
  expect(readSession()).toBeUndefined();
});

test('keeps the code for the second step when two-step login is on', async () => {
  storeReturnPath('/production/profiles');

  const outcome = open('#code=waiting');
  await reject(EXCHANGE, 401, {
    message: 'Enter it.',
    fields: { two_factor_code: 'Enter it.' },
  });

  expect(await outcome).toEqual({ pendingCode: 'waiting' });
  expect(readSession()).toBeUndefined();
  const entered = exchangeGoogleCode('production', 'waiting', '123456');
  expect(received[1]?.body).toEqual({ code: 'waiting', two_factor_code: '123456' });
  await reply(EXCHANGE, { ...session, complete: true });
  expect(await entered).toBe('/production/profiles');
});

test('does nothing without a fragment', async () => {
  expect(await open('')).toEqual({});
  expect(received).toHaveLength(0);
});

test.each(googleSignInErrors)('has a sentence for the error %s', async (word) => {
  expect(await open(`#error=${word}`)).toEqual({ failure: expect.stringMatching(/\.$/) });
  expect(window.location.hash).toBe('');
});

test('shows the general failure message for an unknown error', () => {
  expect(googleErrorMessage('toString')).toBe(googleErrorMessage('failed'));
});
