import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import type { Posted } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { LoginForm } from '#features/accounts/identity/LoginForm.tsx';
import { loginWrites } from '#features/accounts/identity/login-writes.ts';
import VerifyPage, { clientAction } from '#features/accounts/identity/VerifyPage.tsx';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <h1>{`At ${pathname} with ${JSON.stringify(state)}`}</h1>;
}

/** Opens a page as the browser shows it after a form that was submitted before the scripts ran. */
async function openAfter(posted: Partial<Posted>, path = '/user/login') {
  const routes = [
    {
      path: '/user/login',
      element: <LoginForm accountRole="talent" />,
      action: pageAction(loginWrites),
    },
    { path: '/user/verify', element: <VerifyPage />, action: clientAction },
    { path: '*', element: <Elsewhere /> },
  ];
  const actionData = { [path === '/user/login' ? 0 : 1]: { typed: {}, ...posted } };
  const hydrationData = { loaderData: {}, actionData };
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  await act(async () => render(<RouterProvider router={router} />));
}

const rejected = (status: number, fields = {}) => ({
  status,
  message: 'No.',
  fields,
  code: 'invalid_input' as const,
});
const hidden = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(
    ({ name, value }) => `${name}: ${value}`,
  );

test('opens the area after a login', async () => {
  const user = { id: '1', name: 'Asha' };
  await openAfter({ write: 'logIn', reply: { token: 'mine', user, language: 'en' } });

  expect(screen.getByRole('heading', { name: /^At \/user/ })).toBeDefined();
  expect(localStorage.getItem('token')).toBe('mine');
});

test('shows why a login failed, with what was typed but the password', async () => {
  await openAfter({ write: 'logIn', typed: { identifier: 'asha@example.com' }, error: rejected(401) });

  expect(screen.getByRole('alert').textContent).toBe('No.');
  expect(screen.getByLabelText<HTMLInputElement>('Email or mobile number').value).toBe('asha@example.com');
  expect(screen.queryByLabelText('Code from your authenticator app')).toBeNull();
});

test('asks for the password and the code together when two-step login is on', async () => {
  const error = rejected(401, { code: 'Enter the code.' });
  await openAfter({ write: 'logIn', typed: { identifier: 'asha@example.com' }, error });

  expect(screen.getByText(/^Enter your password again, and the code/)).toBeDefined();
  expect(screen.getByLabelText('Code from your authenticator app')).toBeDefined();
  expect(screen.getByText('Enter the code.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('leads an unverified account to the verification with its email', async () => {
  await openAfter({ write: 'logIn', typed: { identifier: 'asha@example.com' }, error: rejected(403) });

  await act(async () => screen.getByRole('link', { name: 'Verify your account' }).click());

  expect(screen.queryByText('asha@example.com')).not.toBeNull();
});

const registered = { email: 'asha@example.com', attempt: 'mine', text_message_to: '••• 3210' };

test('keeps the registration beside a wrong code', async () => {
  const error = rejected(400, { otp: 'This code is not right.' });
  await openAfter({ write: 'verifyAccount', typed: registered, error }, '/user/verify');

  expect(screen.getByText('This code is not right.')).toBeDefined();
  expect(hidden()).toEqual(['email: asha@example.com', 'attempt: mine', 'text_message_to: ••• 3210']);
  expect(screen.getByRole('button', { name: 'Send a text message' })).toBeDefined();
});

test('asks for the email again when it was wrong', async () => {
  const error = rejected(400, { email: 'Check the email.' });
  await openAfter({ write: 'verifyAccount', typed: { email: 'asha@' }, error }, '/user/verify');

  expect(screen.getByText('Check the email.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@');
  expect(hidden()).toEqual([]);
});

test('asks for the code of the text message that was sent', async () => {
  const reply = { message: 'Sent.' };
  await openAfter({ write: 'sendTextCode', typed: registered, reply }, '/user/verify');

  expect(screen.getByText('••• 3210')).toBeDefined();
  expect(hidden()).toContain('by: sms');
  expect(screen.queryByRole('button', { name: 'Send a text message' })).toBeNull();
});

test('offers the text message again when it could not be sent', async () => {
  await openAfter({ write: 'sendTextCode', typed: registered, error: rejected(500) }, '/user/verify');

  expect(hidden()).not.toContain('by: sms');
  expect(screen.getByRole('button', { name: 'Send a text message' })).toBeDefined();
});

test('confirms the verification', async () => {
  await openAfter({ write: 'verifyAccount', reply: { message: 'Done.' } }, '/user/verify');

  expect(screen.getByText('Your account is verified.')).toBeDefined();
});

test('sends the code to the page that keeps the requested page', async () => {
  const path = '/user/verify?return=%2Fuser%2Fsomewhere';
  await openAfter({ write: 'verifyAccount', typed: registered, error: rejected(400) }, path);

  expect(document.querySelector('form')?.getAttribute('action')).toBe(path);
});
