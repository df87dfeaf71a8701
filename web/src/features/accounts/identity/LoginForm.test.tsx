import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { LoginForm } from '#features/accounts/identity/LoginForm.tsx';
import { loginWrites } from '#features/accounts/identity/login-writes.ts';
import { toasts } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { houseSession } from '#testing/sample-session.ts';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      At {pathname} with {JSON.stringify(state)}
    </p>
  );
}

function show(path = '/production/login') {
  const routes = [
    {
      path: '/production/login',
      element: <LoginForm accountRole="production" />,
      action: pageAction(loginWrites),
    },
    { path: '*', element: <Elsewhere /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

const accept = () => reply('POST /api/production/login', houseSession());

async function fillAndSend(identifier: string) {
  await userEvent.type(await screen.findByLabelText('Email or mobile number'), identifier);
  await userEvent.type(screen.getByLabelText('Password'), 'secret words');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('asks for an empty field before sending anything', async () => {
  show();
  await userEvent.type(await screen.findByLabelText('Email or mobile number'), 'asha@example.com');

  await userEvent.click(screen.getByRole('button', { name: 'Login' }));

  expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields');
  expect(received).toHaveLength(0);
});

test('opens the start page of the role after the login, which ends a deletion of the account', async () => {
  show();

  await fillAndSend('asha@example.com');
  await reply('POST /api/production/login', { ...houseSession(), deletion_cancelled: true });

  expect(await screen.findByText(/^At \/production\/add-job/)).toBeDefined();
  expect(toasts()).toEqual(['Your account will not be deleted.']);
});

test('returns to the page that asked for the login', async () => {
  show('/production/login?return=%2Fproduction%2Fprofiles');

  await fillAndSend('98123 45678');
  await accept();

  expect(await screen.findByText(/^At \/production\/profiles/)).toBeDefined();
});

test('leads an unverified account to the verification with its email', async () => {
  show();

  await fillAndSend('asha@example.com');
  await reject('POST /api/production/login', 403, { message: 'Please verify your account first' });
  await userEvent.click(await screen.findByRole('link', { name: 'Verify your account' }));

  expect(await screen.findByText('At /production/verify with {"email":"asha@example.com"}')).toBeDefined();
});

test('shows any other error and keeps what was typed', async () => {
  show();

  await fillAndSend('asha@example.com');
  await reject('POST /api/production/login', 401, { message: 'Invalid credentials' });

  expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials');
  expect(screen.getByDisplayValue('asha@example.com')).toBeDefined();
});

const needsCode = () =>
  reject('POST /api/production/login', 401, { message: 'Enter it', fields: { code: 'Enter it' } });
const sentBodies = () => received.map(({ body }) => body);

test('asks for a code when two-step login is on and keeps the password', async () => {
  show();
  await fillAndSend('films@example.com');
  await needsCode();

  await userEvent.type(await screen.findByLabelText('Code from your authenticator app'), '111111');
  expect(screen.queryByText('Enter it')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await reject('POST /api/production/login', 401, {
    message: 'Enter it',
    fields: { code: 'This code is not right.' },
  });
  expect(await screen.findByText('This code is not right.')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Code from your authenticator app'));
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await accept();

  expect(await screen.findByText(/^At \/production\/add-job/)).toBeDefined();
  const first = { identifier: 'films@example.com', password: 'secret words' };
  expect(sentBodies()).toEqual([first, { ...first, code: '111111' }, { ...first, code: '123456' }]);
});

test('accepts a recovery code instead of an app code', async () => {
  show();
  await fillAndSend('films@example.com');
  await needsCode();

  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText(/^Recovery code/), 'abcde-fgh01');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await accept();

  expect(await screen.findByText(/^At \/production\/add-job/)).toBeDefined();
  expect(sentBodies().at(-1)).toMatchObject({ code: 'abcde-fgh01' });
});

test('returns from the second step to the unchanged first step', async () => {
  show();
  await fillAndSend('films@example.com');
  await needsCode();

  await userEvent.click(await screen.findByRole('button', { name: 'Back to the password' }));

  expect(screen.queryByLabelText('Code from your authenticator app')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Login' })).toBeDefined();
  expect(screen.getByDisplayValue('films@example.com')).toBeDefined();
});
