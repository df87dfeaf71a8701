import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import LoginPage from '#features/accounts/identity/LoginPage.tsx';
import { loginWrites } from '#features/accounts/identity/login-writes.ts';
import { mockServer } from '#testing/mock-server.ts';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});
afterEach(() => {
  localStorage.clear();
});

async function open(path: string, loaded: object = {}) {
  // The router passes only the loader's data, whatever other props the page's type requires.
  const Component = LoginPage as unknown as ComponentType;
  const Start = () => <h1>Start</h1>;
  const Site = createRoutesStub([
    { path, Component, loader: () => loaded, action: pageAction(loginWrites) },
    { path: '*', Component: Start },
  ]);
  await act(async () => render(<Site initialEntries={[path]} />));
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
  const user = {
    id: '1',
    name: 'Asha',
    profile_photo: null,
    profileType: null,
    image: null,
    updated_at: null,
  };
  await open('/user/login');

  await logIn();
  await act(async () => received[0]?.answer(200, { token: 'of Asha', user }));

  expect(received[0]?.to).toBe('POST /api/user/login');
  expect(localStorage.getItem('token')).toBe('of Asha');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeDefined();
});

test('stores the token and the house after a house logs in', async () => {
  const production_house = { company_name: 'Films', type_of_work: 'Other', profile_photo: null, image: null };
  await open('/production/login', { google: false });

  await logIn();
  await act(async () => received[0]?.answer(200, { token: 'of Films', production_house }));

  expect(received[0]?.to).toBe('POST /api/production/login');
  expect(localStorage.getItem('token')).toBe('of Films');
  expect(JSON.parse(localStorage.getItem('production_house') ?? '')).toEqual(production_house);
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeDefined();
});
