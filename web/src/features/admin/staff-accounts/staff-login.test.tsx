import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/call-api.ts';
import { StaffErrorBoundary } from '#features/admin/StaffErrorBoundary.tsx';
import * as join from '#features/admin/staff-accounts/StaffJoinPage.tsx';
import * as login from '#features/admin/staff-accounts/StaffLoginPage.tsx';
import * as passkeys from '#features/admin/staff-passkeys/StaffPasskeysPage.tsx';
import { readStaffToken, storeStaffToken } from '#features/admin/staff-token.ts';
import { button, press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage, openSite } from '#testing/open-page.tsx';
import { staffSession } from '#testing/sample-session.ts';

afterEach(() => {
  vi.restoreAllMocks();
});
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const code = (value: string) => fireEvent.change(field(/^Code from/), { target: { value } });
const needsCode = { fields: { code: 'Enter the code.' } };

async function logIn() {
  type(/^Email/, 'ravi@kirdaar.example');
  type(/^Password/, 'a long password');
  await press('Log in');
}

test('logs in with a password and then a code', async () => {
  await openPage(login, {});
  await logIn();
  const first = await reject('POST /api/admin/login', 401, needsCode);
  expect(first.body).toEqual({ email: 'ravi@kirdaar.example', password: 'a long password' });
  expect(screen.queryByText('Enter the code.')).toBeNull();

  code('111111');
  await press('Log in');
  await reject('POST /api/admin/login', 401, needsCode);
  expect(screen.getByText('Enter the code.')).toBeDefined();
  expect(readStaffToken()).toBeNull();
  code('222222');
  await press('Log in');
  const last = await reply('POST /api/admin/login', staffSession());

  expect(last.body).toMatchObject({ email: 'ravi@kirdaar.example', code: '222222' });
  expect(readStaffToken()).toBe('secret');
  expect(screen.getByRole('heading').textContent).toBe('At /admin');
});

test('says that the password is wrong, and asks for no code', async () => {
  await openPage(login, {});
  await logIn();
  await reject('POST /api/admin/login', 401, { message: 'Wrong email or password.' });

  expect(screen.getByText('Wrong email or password.')).toBeDefined();
  expect(screen.queryByLabelText(/^Code from/)).toBeNull();
});

test('says that there is no passkey, and goes back to the password', async () => {
  await openPage(login, {});
  await logIn();
  await reject('POST /api/admin/login', 401, needsCode);

  await press('Use a passkey instead');
  expect(button('Logging in...').disabled).toBe(true);
  await reply('POST /api/admin/login/options', { options: null });
  expect(screen.getByText('You have no passkey yet. Enter a code, then add one.')).toBeDefined();
  expect(screen.getByRole('heading').textContent).toBe('Staff login');
  await press('Use a passkey instead');
  await reject('POST /api/admin/login/options', 429, { message: 'Too many attempts.' });
  expect(screen.getByText('Too many attempts.')).toBeDefined();
  await press('Back');

  expect(screen.queryByLabelText(/^Code from/)).toBeNull();
  expect(field(/^Email/).value).toBe('ravi@kirdaar.example');
});

test('sets up a login from an invitation', async () => {
  window.history.replaceState(null, '', '/admin/join#token=abc');
  const loading = join.clientLoader();
  const invited = { email: 'ravi@kirdaar.example', role: 'support' } as const;
  expect((await reply('POST /api/admin/invitation', invited)).body).toEqual({ token: 'abc' });
  await openPage(join, await loading);
  expect(screen.getByText(/^ravi@kirdaar.example, Support: helps talent/)).toBeDefined();

  type(/^Your name/, 'Ravi');
  type(/^Password/, 'a long password');
  await press('Continue');
  const setup = { setup_url: 'otpauth://totp/x', setup_key: 'ABCDEFGHIJ' };
  const chosen = await reply('POST /api/admin/invitation/accept', setup);
  expect(chosen.body).toEqual({ token: 'abc', name: 'Ravi', password: 'a long password' });
  expect(screen.getByText('ABCD EFGH IJ')).toBeDefined();
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
  code('123456');
  await press('Finish');
  const confirmed = await reply('POST /api/admin/invitation/confirm', staffSession());

  expect(confirmed.body).toEqual({ token: 'abc', code: '123456' });
  expect(readStaffToken()).toBe('secret');
  expect(screen.getByRole('heading').textContent).toBe('At /admin');
});

test('says that an invitation is for other staff than those logged in, and logs them out', async () => {
  storeStaffToken('another');
  window.history.replaceState(null, '', '/admin/join#token=abc');
  const loading = join.clientLoader();
  await reply('POST /api/admin/invitation', { email: 'mira@kirdaar.example', role: 'support' });
  await reply('GET /api/admin/me', { staff: staffSession().staff });
  await openPage(join, await loading);

  const text = 'You are logged in as ravi@kirdaar.example. This invitation is for mira@kirdaar.example.';
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
  await press('Log out and open the invitation');
  await reply('POST /api/admin/logout');

  expect(readStaffToken()).toBeNull();
  expect(screen.getByLabelText(/^Your name/)).toBeDefined();
});

test('says that an invitation no longer works', async () => {
  window.history.replaceState(null, '', '/admin/join#token=old');
  const loading = join.clientLoader();
  const sent = await reject('POST /api/admin/invitation', 404, { message: 'This link has expired.' });
  expect(sent.body).toEqual({ token: 'old' });

  await openPage(join, await loading);

  expect(screen.getByRole('alert').textContent).toBe('This link has expired.');
  expect(screen.queryByRole('button')).toBeNull();
});

const key = { id: 'k', name: 'Laptop', created_at: '2026-03-01T10:00:00Z', last_used_at: null };

test('lists own passkeys and removes one after a confirmation', async () => {
  await openPage(passkeys, [key, { ...key, id: 'l', name: 'Phone', last_used_at: '2026-03-02T10:00:00Z' }]);
  expect(screen.getByText('Added 1 Mar 2026, 3:30 pm IST, not used yet')).toBeDefined();
  expect(screen.getByText('Added 1 Mar 2026, 3:30 pm IST, last used 2 Mar 2026, 3:30 pm IST')).toBeDefined();
  expect(screen.queryByText(/^You have no passkeys yet/)).toBeNull();

  await press('Remove the passkey Laptop');
  await press('Remove passkey');
  expect(pending[0]?.to).toBe('DELETE /api/admin/passkeys/k');
  cleanup();

  await openPage(passkeys, []);
  expect(screen.getByText(/^You have no passkeys yet/)).toBeDefined();
});

async function fail(error: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openSite(
    [
      {
        path: '/admin/people',
        Component: () => null,
        ErrorBoundary: StaffErrorBoundary,
        loader: () => {
          throw error;
        },
      },
      { path: '/admin/login', Component: () => <h1>Login</h1> },
    ],
    '/admin/people?text=asha',
  );
}

test('says why a page cannot load, or that the server did not answer', async () => {
  await fail(new ApiError(403, 'Only owners can see this.'));
  expect(screen.getByRole('alert').textContent).toBe('Only owners can see this.');
  expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toBe('/admin');
  cleanup();

  await fail(new TypeError('undefined is not a function'));
  expect(screen.getByRole('alert').textContent).toMatch(/^The server did not answer as expected/);
});

test('leads to the login when the session has ended', async () => {
  storeStaffToken('old');
  await fail(new ApiError(401, 'Log in again.'));

  expect(screen.getByRole('heading').textContent).toBe('Login');
  expect(readStaffToken()).toBeNull();
});
