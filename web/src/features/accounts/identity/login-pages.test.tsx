import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import LoginPage from '#features/accounts/identity/LoginPage.tsx';
import { loginWrites } from '#features/accounts/identity/login-writes.ts';
import { received, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { houseSession, talentSession } from '#testing/sample-session.ts';

async function open(path: string, loaded: object = {}) {
  const Start = () => <h1>Start</h1>;
  await openSite(
    [
      { path, Component: LoginPage, loader: () => loaded, action: pageAction(loginWrites) },
      { path: '*', Component: Start },
    ],
    path,
  );
}

async function logIn() {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Email or mobile number', 'asha@example.com');
  type('Password', 'secret words');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Login' })));
}

const targetOf = (link: string) => screen.getByRole('link', { name: link }).getAttribute('href');

test('links from the talent login to the forgotten password and the registration', async () => {
  await open('/user/login');

  expect(targetOf('Forgot password')).toBe('/user/forgot-password');
  expect(targetOf('Register as talent')).toBe('/user/register');
});

test('links from the production login to the forgotten password and the registration', async () => {
  await open('/production/login', { google: false });

  expect(targetOf('Forgot password')).toBe('/production/forgot-password');
  expect(targetOf('Register your production house')).toBe('/production/register');
});

test('links from the production login to Google only where Google is configured', async () => {
  await open('/production/login', { google: true });
  expect(targetOf('Continue with Google')).toBe('/api/auth/google/production');
  cleanup();

  await open('/production/login', { google: false });
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
});

test('stores the token and the user after a talent logs in', async () => {
  const session = talentSession();
  await open('/user/login');

  await logIn();
  await reply('POST /api/user/login', session);

  expect(received[0]?.to).toBe('POST /api/user/login');
  expect(localStorage.getItem('token')).toBe(session.token);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(session.user);
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeDefined();
});

test('stores the token and the house after a house logs in', async () => {
  const session = houseSession();
  await open('/production/login', { google: false });

  await logIn();
  await reply('POST /api/production/login', session);

  expect(received[0]?.to).toBe('POST /api/production/login');
  expect(localStorage.getItem('token')).toBe(session.token);
  expect(JSON.parse(localStorage.getItem('production_house') ?? '')).toEqual(session.production_house);
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeDefined();
});
