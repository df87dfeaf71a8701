import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResetPassword } from '#features/recovery/ResetPassword.tsx';
import { takeFragment } from '#session/take-fragment.ts';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const email = 'asha@example.com';

async function show(linkToken?: string) {
  const element = <ResetPassword accountRole="production" email={email} linkToken={linkToken} />;
  const login = { path: '/production/login', element: <h1>Login</h1> };
  const router = createMemoryRouter([{ path: '/', element }, login]);
  await act(async () => render(<RouterProvider router={router} />));
}

async function fillAndSend() {
  for (const label of [/^New password \*/, /^New password again/]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'a long sentence' } });
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Set new password' })));
}

test('a link with a token asks for nothing but the password', async () => {
  await show('token');
  expect(screen.queryByLabelText('Code')).toBeNull();

  await fillAndSend();

  expect(received[0]).toMatchObject({
    to: 'POST /api/production/reset-password',
    body: { email, newPassword: 'a long sentence', reset_token: 'token' },
  });
});

test('without a token the code is required', async () => {
  await show();

  await fillAndSend();
  expect(screen.getByText('OTP is required')).toBeDefined();
  expect(received).toHaveLength(0);

  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
  await fillAndSend();
  expect(received[0]?.body).toEqual({ email, newPassword: 'a long sentence', otp: '123456' });
});

test('a new password of a house is told, and two seconds later comes its login', async () => {
  vi.useFakeTimers();
  await show('token');

  await fillAndSend();
  await act(async () => received[0]?.answer(200, { success: true, message: 'Changed.' }));
  expect(screen.getByText('Your password is changed.')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.queryByRole('heading', { name: 'Login' })).toBeNull();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
});

test('S-12: a token in the fragment leaves the address as it is read', () => {
  window.history.replaceState({ key: 'kept' }, '', '/user/reset-password/asha#token=secret');

  const fragment = takeFragment();

  expect(fragment.get('token')).toBe('secret');
  expect(window.location.hash).toBe('');
  expect(window.history.state).toEqual({ key: 'kept' });
});
