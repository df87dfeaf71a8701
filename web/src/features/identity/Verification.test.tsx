import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/call.ts';
import { attemptFor, keepAttempt } from '#features/identity/registration-attempt.ts';
import { Verification } from '#features/identity/Verification.tsx';
import type { VerifyFormProps } from '#features/identity/VerifyForm.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const handedOver = { email: 'asha@example.com', codeSent: true };

async function show(props: Partial<VerifyFormProps>, state?: object) {
  const form = { verify: async () => {}, resend: async () => ({ message: 'Sent' }), ...props };
  const routes = [
    { path: '/verify', element: <Verification {...form} login="/login" /> },
    { path: '/login', element: <h1>Login</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/verify', state }] });
  await act(async () => render(<RouterProvider router={router} />));
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('the button of a talent waits for six digits', async () => {
  await show({ buttonWaits: true }, handedOver);
  expect(isDisabled('Verify')).toBe(true);

  type('Code', '123456');

  expect(isDisabled('Verify')).toBe(false);
});

test('a production house is told that its code is not complete', async () => {
  const verify = vi.fn();
  await show({ verify }, handedOver);
  type('Code', '123');

  await press('Verify');

  expect(screen.getByText('Please enter a complete 6-digit OTP')).toBeDefined();
  expect(verify).not.toHaveBeenCalled();
});

test('the right code shows the success panel, and two seconds later the login', async () => {
  const verify = vi.fn(async () => {});
  await show({ verify }, handedOver);
  type('Code', '123456');

  await press('Verify');
  expect(verify).toHaveBeenCalledWith({ email: 'asha@example.com', otp: '123456' });
  expect(screen.getByText('Your account is verified.')).toBeDefined();

  await wait(2000);
  expect(screen.getByRole('heading', { name: 'Login' })).toBeDefined();
});

test('the code is sent with the registration that this tab has made', async () => {
  keepAttempt('asha@example.com', 'mine');
  const verify = vi.fn(async () => {});
  await show({ verify }, { email: 'asha@example.com' });
  type('Code', '123456');

  await press('Verify');

  expect(verify).toHaveBeenCalledWith({ email: 'asha@example.com', otp: '123456', attempt: 'mine' });
  expect(attemptFor('asha@example.com')).toBeUndefined();
});

test('a registration of another email is not sent with the code', async () => {
  keepAttempt('ravi@example.com', 'of Ravi');
  const verify = vi.fn(async () => {});
  await show({ verify }, { email: 'asha@example.com' });
  type('Code', '123456');

  await press('Verify');

  expect(verify).toHaveBeenCalledWith({ email: 'asha@example.com', otp: '123456' });
});

test('a refusal without a word is told in ours', async () => {
  await show({ verify: () => Promise.reject(new ApiError(502, '')) }, handedOver);
  type('Code', '123456');

  await press('Verify');

  expect(screen.getByRole('alert').textContent).toBe('OTP verification failed');
});

test('another code can be asked for after sixty seconds, and again after sixty more', async () => {
  const resend = vi.fn(async () => ({ message: 'A new code is on its way.' }));
  await show({ resend }, handedOver);
  await wait(59_000);
  expect(screen.queryByRole('button', { name: 'Resend Code' })).toBeNull();
  await wait(1000);

  await press('Resend Code');

  expect(resend).toHaveBeenCalledWith({ email: 'asha@example.com' });
  expect(screen.getByText('A new code is on its way.')).toBeDefined();
  expect(screen.getByText('A new code can be sent in 60 seconds.')).toBeDefined();
});

test('a code that the server does not send yet is refused in its words', async () => {
  const soon = 'Please wait 20 seconds before asking again.';
  await show({ resend: () => Promise.reject(new ApiError(429, soon)) }, { email: 'asha@example.com' });

  await press('Resend Code');

  expect(screen.getByRole('alert').textContent).toBe(soon);
});

test('a code that could not be sent again, without a word, is told in ours', async () => {
  await show({ resend: () => Promise.reject(new ApiError(502, '')) }, { email: 'asha@example.com' });

  await press('Resend Code');

  expect(screen.getByRole('alert').textContent).toBe('Failed to resend OTP');
});

test('the email is asked for when no page has handed it over', async () => {
  const verify = vi.fn(async () => {});
  await show({ verify });
  type('Code', '123456');

  await press('Verify');
  expect(screen.getByText('Please enter a valid email address.')).toBeDefined();

  type('Email', 'asha@example.com');
  await press('Verify');
  expect(verify).toHaveBeenCalledWith({ email: 'asha@example.com', otp: '123456' });
});
