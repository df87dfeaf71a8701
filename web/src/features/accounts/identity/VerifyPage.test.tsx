import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { findAttempt, storeAttempt } from '#features/accounts/identity/registration-writes.ts';
import VerifyPage, { clientAction } from '#features/accounts/identity/VerifyPage.tsx';
import { press } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const passed = { email: 'asha@example.com', codeSent: true };

async function show(state?: object, area = 'production') {
  const routes = [
    { path: `/${area}/verify`, element: <VerifyPage />, action: clientAction },
    { path: `/${area}/login`, Component: Login },
  ];
  const initialEntries = [{ pathname: `/${area}/verify`, state }];
  const router = createMemoryRouter(routes, { initialEntries });
  await act(async () => render(<RouterProvider router={router} />));
}

function Login() {
  return (
    <>
      <h1>Login</h1>
      <output>{useLocation().state?.email}</output>
    </>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test("disables the talent's button until six digits are entered", async () => {
  await show(passed, 'user');
  expect(isDisabled('Verify')).toBe(true);

  type('Code', '123456');

  expect(isDisabled('Verify')).toBe(false);
});

test('shows a production house that its code is incomplete', async () => {
  await show(passed);
  type('Code', '123');

  await press('Verify');

  expect(screen.getByText('Please enter a complete 6-digit OTP')).toBeDefined();
  expect(received).toHaveLength(0);
});

test('shows the success panel for the right code and the login two seconds later', async () => {
  await show(passed);
  type('Code', '123456');

  await press('Verify');
  expect(received[0]).toMatchObject({
    to: 'POST /api/production/verify',
    body: { email: 'asha@example.com', otp: '123456' },
  });
  await reply('POST /api/production/verify', { message: 'Verified.' });
  expect(screen.getByText('Your account is verified.')).toBeDefined();

  await wait(2000);
  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
});

test('hands an email that was typed with the code to the login', async () => {
  await show();
  type('Email', ' asha@example.com ');
  type('Code', '123456');
  await press('Verify');
  await reply('POST /api/production/verify', { message: 'Verified.' });
  await wait(2000);

  expect(screen.getByRole('status').textContent).toBe('asha@example.com');
});

test('sends the code with the registration made in this tab', async () => {
  storeAttempt('asha@example.com', 'mine');
  await show({ email: 'asha@example.com' });
  type('Code', '123456');

  await press('Verify');

  expect(received[0]?.body).toEqual({ email: 'asha@example.com', otp: '123456', attempt: 'mine' });
  await reply('POST /api/production/verify', { message: 'Verified.' });
  expect(findAttempt('asha@example.com')).toBeUndefined();
});

test('does not send a registration of another email with the code', async () => {
  storeAttempt('ravi@example.com', 'of Ravi');
  await show({ email: 'asha@example.com' });
  type('Code', '123456');

  await press('Verify');

  expect(received[0]?.body).toEqual({ email: 'asha@example.com', otp: '123456' });
});

test('shows our own message when a rejection has none', async () => {
  await show(passed);
  type('Code', '123456');

  await press('Verify');
  await reject('POST /api/production/verify', 502, { message: '' });

  expect(screen.getByRole('alert').textContent).toBe('OTP verification failed');
});

test('allows another code after sixty seconds, and again after sixty more', async () => {
  await show(passed);
  await wait(59_000);
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull();
  await wait(1000);

  await press('Resend Code');
  expect(received[0]).toMatchObject({
    to: 'POST /api/production/resend',
    body: { email: 'asha@example.com' },
  });
  await reply('POST /api/production/resend', { message: 'A new code is on its way.' });

  expect(screen.getByText('A new code is on its way.')).toBeDefined();
  expect(screen.getByText('You can request a new code in 60 seconds.')).toBeDefined();
});

test("shows the server's message when it does not send a code yet", async () => {
  const soon = 'Please wait 20 seconds before asking again.';
  await show({ email: 'asha@example.com' });

  await press('Resend Code');
  await reject('POST /api/production/resend', 429, { message: soon });

  expect(screen.getByRole('alert').textContent).toBe(soon);
});

test('shows our own message when resending fails without one', async () => {
  await show({ email: 'asha@example.com' });

  await press('Resend Code');
  await reject('POST /api/production/resend', 502, { message: '' });

  expect(screen.getByRole('alert').textContent).toBe('Failed to resend OTP');
});

test('asks for the email when no previous page passed it on', async () => {
  await show();
  type('Code', '123456');

  await press('Verify');
  expect(screen.getByText('Please enter a valid email address.')).toBeDefined();

  type('Email', 'asha@example.com');
  await press('Verify');
  expect(received[0]?.body).toEqual({ email: 'asha@example.com', otp: '123456' });
});

test('offers the code by text message and says where it was sent', async () => {
  const to = '+91 •••••• 3210';
  await show({ ...passed, attempt: 'own', text_message_to: to }, 'user');

  await press('Send a text message');
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/resend',
    body: { email: 'asha@example.com', attempt: 'own', by: 'sms' },
  });
  await reply('POST /api/user/resend', { message: 'Sent.' });

  expect(screen.getByText(/we sent by text message to/).textContent).toContain(to);
  type('Code', '123456');
  await press('Verify');
  expect(received[1]?.body).toMatchObject({ otp: '123456', attempt: 'own', by: 'sms' });
});

test('accepts the code of an email that arrives after the text message', async () => {
  await show({ ...passed, attempt: 'own', text_message_to: '+91 •••••• 3210' }, 'user');
  await press('Send a text message');
  await reply('POST /api/user/resend', { message: 'Sent.' });

  await press('Enter the code from the email instead');
  type('Code', '123456');
  await press('Verify');

  expect(received[1]?.body).toEqual({ email: 'asha@example.com', otp: '123456', attempt: 'own' });
});
