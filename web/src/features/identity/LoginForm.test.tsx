import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/call.ts';
import { LoginForm } from '#features/identity/LoginForm.tsx';

afterEach(cleanup);

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      At {pathname} with {JSON.stringify(state)}
    </p>
  );
}

type LogIn = ComponentProps<typeof LoginForm>['logIn'];

function show(logIn: LogIn, address = '/login') {
  const form = <LoginForm logIn={logIn} messageOf={() => 'Refused'} start="/start" verifyPath="/verify" />;
  const routes = [
    { path: '/login', element: form },
    { path: '*', element: <Elsewhere /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

async function fillAndSend(identifier: string) {
  await userEvent.type(await screen.findByLabelText('Email or mobile number'), identifier);
  await userEvent.type(screen.getByLabelText('Password'), 'secret words');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('an empty field is asked for before anything is sent', async () => {
  const logIn = vi.fn();
  show(logIn);
  await userEvent.type(await screen.findByLabelText('Email or mobile number'), 'asha@example.com');

  await userEvent.click(screen.getByRole('button', { name: 'Login' }));

  expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields');
  expect(logIn).not.toHaveBeenCalled();
});

test('a login leads to the start of its role', async () => {
  show(async () => {});

  await fillAndSend('asha@example.com');

  expect(await screen.findByText(/^At \/start/)).toBeDefined();
});

test('a login leads back to the page that asked for it', async () => {
  show(async () => {}, '/login?return=%2Fuser%2Fmy-application');

  await fillAndSend('98123 45678');

  expect(await screen.findByText(/^At \/user\/my-application/)).toBeDefined();
});

test('an account that waits to be verified is shown the way, with its email', async () => {
  show(() => Promise.reject(new ApiError(403, 'Please verify your account first')));

  await fillAndSend('asha@example.com');
  await userEvent.click(await screen.findByRole('link', { name: 'Verify your account' }));

  expect(await screen.findByText('At /verify with {"email":"asha@example.com"}')).toBeDefined();
});

test('any other refusal is told and keeps what was typed', async () => {
  show(() => Promise.reject(new ApiError(401, 'Invalid credentials')));

  await fillAndSend('asha@example.com');

  expect((await screen.findByRole('alert')).textContent).toBe('Refused');
  expect(screen.getByDisplayValue('asha@example.com')).toBeDefined();
});

const asked = () => new ApiError(401, 'Enter it', { code: 'Enter it' });
const wrong = () => new ApiError(401, 'Enter it', { code: 'This code is not right.' });

test('S-16: where two-step login is on, the code is asked for and the password kept', async () => {
  const logIn = vi.fn<LogIn>().mockRejectedValueOnce(asked()).mockRejectedValueOnce(wrong());
  show(logIn);
  await fillAndSend('films@example.com');

  await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '111111');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('This code is not right.')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Code of your authenticator app'));
  await userEvent.type(screen.getByLabelText('Code of your authenticator app'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));

  expect(await screen.findByText(/^At \/start/)).toBeDefined();
  const first = { identifier: 'films@example.com', password: 'secret words' };
  expect(logIn.mock.calls.flat()).toEqual([
    first,
    { ...first, code: '111111' },
    { ...first, code: '123456' },
  ]);
});

test('S-16: a recovery code stands in for the app', async () => {
  const logIn = vi.fn<LogIn>().mockRejectedValueOnce(asked());
  show(logIn);
  await fillAndSend('films@example.com');

  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText(/^Recovery code/), 'abcde-fgh01');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));

  expect(await screen.findByText(/^At \/start/)).toBeDefined();
  expect(logIn.mock.lastCall).toMatchObject([{ code: 'abcde-fgh01' }]);
});

test('the second step leads back to the first, where all is as it was', async () => {
  show(() => Promise.reject(asked()));
  await fillAndSend('films@example.com');

  await userEvent.click(await screen.findByRole('button', { name: 'Back to the first step' }));

  expect(screen.queryByLabelText('Code of your authenticator app')).toBeNull();
  expect(screen.getByRole('button', { name: 'Login' })).toBeDefined();
  expect(screen.getByDisplayValue('films@example.com')).toBeDefined();
});
