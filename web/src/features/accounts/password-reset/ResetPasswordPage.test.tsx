import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ResetPasswordPage, {
  clientAction,
  clientLoader,
  shouldRevalidate,
} from '#features/accounts/password-reset/ResetPasswordPage.tsx';
import { takeFragment } from '#session/take-fragment.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const email = 'asha@example.com';

/** The token is in the URL only when the page is loaded first. */
async function show(linkToken?: string) {
  let fragment = linkToken;
  await openSite(
    [
      {
        path: '/production/reset-password/:email',
        Component: ResetPasswordPage,
        loader: () => {
          const token = fragment;
          fragment = undefined;
          return { linkToken: token };
        },
        action: clientAction,
        shouldRevalidate,
      },
      { path: '/production/login', Component: () => <h1>Login</h1> },
    ],
    `/production/reset-password/${email}`,
  );
}

async function fillAndSend() {
  for (const label of [/^New password \*/, /^New password again/]) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'a long sentence' } });
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Set new password' })));
}

test('asks only for the password when the link has a token', async () => {
  await show('token');
  expect(screen.queryByLabelText('Code')).toBeNull();

  await fillAndSend();

  expect(received[0]).toMatchObject({
    to: 'POST /api/production/reset-password',
    body: { email, newPassword: 'a long sentence', reset_token: 'token' },
  });
});

test('leads to the step that asks for the email when the path has none', async () => {
  await openSite(
    [
      { path: '/production/reset-password/:email?', Component: ResetPasswordPage, loader: clientLoader },
      { path: '/production/forgot-password', Component: () => <h1>Forgot password</h1> },
    ],
    '/production/reset-password',
  );

  expect(screen.getByRole('heading').textContent).toBe('Forgot password');
});

test('keeps the token of the link after a rejected password', async () => {
  await show('token');

  await fillAndSend();
  const fields = { newPassword: 'This password is in a list of stolen passwords.' };
  await reject('POST /api/production/reset-password', 400, { message: 'No.', fields });
  expect(screen.getByText(fields.newPassword)).toBeDefined();

  await fillAndSend();
  expect(received[1]?.body).toMatchObject({ reset_token: 'token' });
});

test('requires the code when there is no token', async () => {
  await show();

  await fillAndSend();
  expect(screen.getByText('OTP is required')).toBeDefined();
  expect(received).toHaveLength(0);

  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
  await fillAndSend();
  expect(received[0]?.body).toEqual({ email, newPassword: 'a long sentence', otp: '123456' });
});

test("confirms a house's new password and opens its login two seconds later", async () => {
  vi.useFakeTimers();
  await show('token');

  await fillAndSend();
  await reply('POST /api/production/reset-password', { message: 'Changed.' });
  expect(screen.getByText('Your password has been changed.')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.queryByRole('heading', { name: 'Login' })).toBeNull();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
});

test('removes a token in the fragment from the URL when it is read, and finds it after a reload', () => {
  window.history.replaceState({ key: 'kept' }, '', '/user/reset-password/asha#token=secret');

  const fragment = takeFragment();

  expect(fragment.get('token')).toBe('secret');
  expect(window.location.hash).toBe('');
  expect(window.history.state).toMatchObject({ key: 'kept' });
  expect(takeFragment().get('token')).toBe('secret');
});
