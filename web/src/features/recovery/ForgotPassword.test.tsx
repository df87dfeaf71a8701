import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ForgotPassword } from '#features/recovery/ForgotPassword.tsx';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  vi.useFakeTimers();
  received = standInForServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const email = 'asha@example.com';
const reset_token = 't'.repeat(43);
const proven = { email, reset_token };

async function show(state?: object) {
  const routes = [
    { path: '/forgot', element: <ForgotPassword accountRole="talent" /> },
    { path: '/user/login', element: <h1>Login</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/forgot', state }] });
  await act(async () => render(<RouterProvider router={router} />));
  return router;
}

const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: RegExp, value: string) => fireEvent.change(control(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const answer = (status: number, body: object) => act(async () => received.at(-1)?.answer(status, body));
const shows = (text: string) => expect(screen.getByText(text)).toBeDefined();

test('the email is required', async () => {
  await show();

  await press('Send code');

  shows('Email is required');
  expect(received).toHaveLength(0);
});

test('a code that could not be sent is told, and the email stays', async () => {
  await show();
  type(/Email/, email);

  await press('Send code');
  await answer(502, {});

  shows('Failed to send OTP');
  expect(control(/Email/).value).toBe(email);
});

test('the email leads to the code, and back again with the email still there', async () => {
  const router = await show();
  type(/Email/, email);

  await press('Send code');
  expect(received[0]).toMatchObject({ to: 'POST /api/user/forgot-password', body: { email } });
  await answer(200, { success: true });
  shows('Enter the code');

  await act(() => router.navigate(-1));
  expect(control(/Email/).value).toBe(email);
});

test.each([
  ['', 'OTP is required'],
  ['123', 'Please enter a complete 6-digit OTP'],
])('the code %j is answered: %s', async (code, words) => {
  await show({ email, codeSent: true });
  if (code) type(/Code/, code);

  await press('Continue');

  shows(words);
  expect(received).toHaveLength(0);
});

test('a wrong code is refused and stays to be corrected', async () => {
  await show({ email, codeSent: true });
  type(/Code/, '123456');

  await press('Continue');
  await answer(502, {});

  shows('Invalid OTP');
  expect(control(/Code/).value).toBe('123456');
});

test('another code can be asked for after sixty seconds', async () => {
  await show({ email, codeSent: true });
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull();

  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await press('Resend Code');

  expect(received[0]).toMatchObject({ to: 'POST /api/user/forgot-password', body: { email } });
});

test('S-12: the right code leads to the new password, and its token stays out of the address', async () => {
  const router = await show({ email, codeSent: true });
  type(/Code/, '123456');

  await press('Continue');
  expect(received[0]?.body).toEqual({ email, otp: '123456' });
  await answer(200, { success: true, reset_token });

  shows('Choose a new password');
  expect(router.state.location).toMatchObject({ pathname: '/forgot', search: '', hash: '' });
});

test.each([
  ['seven77', 'seven77', 'Password must be at least 8 characters'],
  ['a long sentence', 'a long sentense', 'Passwords do not match'],
])('the passwords %j and %j are answered: %s', async (one, other, words) => {
  await show(proven);
  type(/^New password \*/, one);
  type(/^New password again/, other);

  await press('Set new password');

  shows(words);
  expect(received).toHaveLength(0);
});

test('a new password is told, and two seconds later comes the login', async () => {
  await show(proven);
  type(/^New password \*/, ' a long sentence ');
  type(/^New password again/, ' a long sentence ');

  await press('Set new password');
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/reset-password',
    body: { email, newPassword: ' a long sentence ', reset_token },
  });
  await answer(200, { success: true });
  shows('Your password is changed.');

  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
});

test('a password that could not be set is told, and stays to be sent again', async () => {
  await show(proven);
  type(/^New password \*/, 'a long sentence');
  type(/^New password again/, 'a long sentence');

  await press('Set new password');
  await answer(500, {});

  shows('Failed to reset password');
  expect(control(/^New password \*/).value).toBe('a long sentence');
});
