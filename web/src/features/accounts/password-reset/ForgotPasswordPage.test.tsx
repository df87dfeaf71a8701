import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Posted } from '#api/form-action.ts';
import ForgotPasswordPage, { clientAction } from '#features/accounts/password-reset/ForgotPasswordPage.tsx';
import { readSession, storeHouse, storeTalent } from '#session/store.ts';
import { press } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const email = 'asha@example.com';
const reset_token = 't'.repeat(43);
const verifiedState = { email, reset_token };

async function show(state?: object, posted?: Posted) {
  const routes = [
    { path: '/user/forgot-password', element: <ForgotPasswordPage />, action: clientAction },
    { path: '/user/login', element: <h1>Login</h1> },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname: '/user/forgot-password', state }],
    ...(posted && { hydrationData: { loaderData: {}, actionData: { 0: posted } } }),
  });
  await act(async () => render(<RouterProvider router={router} />));
  return router;
}

const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: RegExp, value: string) => fireEvent.change(control(label), { target: { value } });
const shows = (text: string) => expect(screen.getByText(text)).toBeDefined();

test('requires the email', async () => {
  await show();

  await press('Send code');

  shows('Email is required');
  expect(received).toHaveLength(0);
});

test('shows that a code could not be sent and keeps the email', async () => {
  await show();
  type(/Email/, email);

  await press('Send code');
  await reject('POST /api/user/forgot-password', 502, { message: '' });

  shows('Failed to send OTP');
  expect(control(/Email/).value).toBe(email);
});

test('leads from the email to the code and back with the email still filled in', async () => {
  const router = await show();
  type(/Email/, email);

  await press('Send code');
  expect(received[0]).toMatchObject({ to: 'POST /api/user/forgot-password', body: { email } });
  await reply('POST /api/user/forgot-password');
  shows('Enter the code');

  await act(() => router.navigate(-1));
  expect(control(/Email/).value).toBe(email);
});

test.each([
  ['', 'OTP is required'],
  ['123', 'Please enter a complete 6-digit OTP'],
])('answers the code %j with: %s', async (code, words) => {
  await show({ email, codeSent: true });
  if (code) type(/Code/, code);

  await press('Continue');

  shows(words);
  expect(received).toHaveLength(0);
});

test('rejects a wrong code and keeps it to be corrected', async () => {
  await show({ email, codeSent: true });
  type(/Code/, '123456');

  await press('Continue');
  await reject('POST /api/user/forgot-password', 502, { message: '' });

  shows('Invalid OTP');
  expect(control(/Code/).value).toBe('123456');
});

test('allows another code after sixty seconds', async () => {
  await show({ email, codeSent: true });
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull();

  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await press('Resend Code');

  expect(received[0]).toMatchObject({ to: 'POST /api/user/forgot-password', body: { email } });
});

test('leads from the right code to the new password and keeps its token out of the URL', async () => {
  const router = await show({ email, codeSent: true });
  type(/Code/, '123456');

  await press('Continue');
  expect(received[0]?.body).toEqual({ email, otp: '123456' });
  await reply('POST /api/user/forgot-password', { reset_token });

  shows('Choose a new password');
  expect(router.state.location).toMatchObject({ pathname: '/user/forgot-password', search: '', hash: '' });
});

test.each([
  ['seven77', 'seven77', 'Password must be at least 8 characters'],
  ['a long sentence', 'a long sentense', 'Passwords do not match'],
])('answers the passwords %j and %j with: %s', async (one, other, words) => {
  await show(verifiedState);
  type(/^New password \*/, one);
  type(/^New password again/, other);

  await press('Set new password');

  shows(words);
  expect(received).toHaveLength(0);
});

test('confirms a new password and opens the login two seconds later', async () => {
  await show(verifiedState);
  type(/^New password \*/, ' a long sentence ');
  type(/^New password again/, ' a long sentence ');

  await press('Set new password');
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/reset-password',
    body: { email, newPassword: ' a long sentence ', reset_token },
  });
  await reply('POST /api/user/reset-password');
  shows('Your password has been changed.');

  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
});

test('shows that a password could not be set and keeps it to be sent again', async () => {
  await show(verifiedState);
  type(/^New password \*/, 'a long sentence');
  type(/^New password again/, 'a long sentence');

  await press('Set new password');
  await reject('POST /api/user/reset-password', 500, { message: '' });

  shows('Failed to reset password');
  expect(control(/^New password \*/).value).toBe('a long sentence');
});

test('ends the session of the account whose password was changed, and no other', async () => {
  const set = async () => {
    await show(verifiedState);
    type(/^New password \*/, 'a long sentence');
    type(/^New password again/, 'a long sentence');
    await press('Set new password');
    await reply('POST /api/user/reset-password');
    cleanup();
  };
  storeHouse('of the house', { company_name: 'Reel', type_of_work: null } as never);
  await set();
  expect(readSession()?.role).toBe('production');

  storeTalent('of the talent', { id: '1', name: 'Asha' } as never);
  await set();
  expect(readSession()).toBeUndefined();
});

test('keeps the time to wait for another code over a reload, and forgets it later', async () => {
  const waits = () => screen.queryByText(/^You can request a new code in/)?.textContent;
  await show({ email, codeSent: true });
  expect(waits()).toContain('60 seconds');
  expect(Object.keys(sessionStorage)).toHaveLength(1);

  cleanup();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test.each([
  ['a code that was sent', { write: 'sendCode', typed: { email } }, 'Enter the code'],
  [
    'a code that was right',
    { write: 'checkCode', typed: { email, codeSent: '' }, reply: { reset_token } },
    'Choose a new password',
  ],
  [
    'a wrong code',
    { write: 'checkCode', typed: { email, codeSent: '' }, error: failure() },
    'Enter the code',
  ],
  ['an unknown email', { write: 'sendCode', typed: { email }, error: failure() }, 'Email'],
  ['a new password', { write: 'setPassword', typed: { email } }, 'Your password has been changed.'],
  [
    'a refused password',
    { write: 'setPassword', typed: { email, reset_token }, error: failure() },
    'Choose a new password',
  ],
])('shows the step after %s of a form without scripts', async (_, posted, text) => {
  await show(undefined, posted as Posted);

  expect(screen.getAllByText(new RegExp(`^${text}`)).length).toBeGreaterThan(0);
});

function failure() {
  return { status: 400, message: 'No.', fields: {}, code: undefined };
}

test.each(['newPassword', 'repeated_password'])(
  'shows the server’s error of %s once, beside it',
  async (name) => {
    await show(verifiedState);
    type(/^New password \*/, 'a long sentence');
    type(/^New password again/, 'a long sentence');

    await press('Set new password');
    await reject('POST /api/user/reset-password', 400, {
      message: 'Check the marked field.',
      fields: { [name]: 'Choose another one.' },
    });

    shows('Choose another one.');
    expect(screen.queryByText('Check the marked field.')).toBeNull();
  },
);
