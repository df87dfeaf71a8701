import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/call.ts';
import { email, name, panNumber, talentMobile } from '#features/identity/identity-fields.ts';
import { RegistrationForm } from '#features/identity/RegistrationForm.tsx';
import { attemptFor } from '#features/identity/registration-attempt.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const fields = [name, email, talentMobile];
const numbers = [email, panNumber];

function Verify() {
  return <p>Verify {JSON.stringify(useLocation().state)}</p>;
}

function show(
  register: (answers: object) => Promise<{ attempt: string }>,
  asked: typeof fields | typeof numbers = fields,
) {
  const form = <RegistrationForm fields={asked} register={register} verifyPath="/verify" />;
  const routes = [
    { path: '/', element: form },
    { path: '/verify', element: <Verify /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

const field = (label: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: label });

async function fillAndSend(typedEmail = 'asha@example.com') {
  await userEvent.type(await field(/Full name/), 'Asha Rao');
  await userEvent.type(await field(/Email/), typedEmail);
  await userEvent.type(await field(/Mobile/), '98123 45678');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

test('a wrong field is told as one leaves it', async () => {
  show(vi.fn());

  await userEvent.type(await field(/Email/), 'asha@');
  await userEvent.click(await field(/Mobile/));

  expect((await field(/Email/)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter a valid email address.')).toBeDefined();
});

test('nothing is sent while a field is wrong, and the first wrong one is gone to', async () => {
  const register = vi.fn();
  show(register);

  await fillAndSend('asha');

  expect(register).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(await field(/Email/));
});

test('a registration leads to the code, with the email it went to', async () => {
  const register = vi.fn(async () => ({ attempt: 'mine' }));
  show(register);

  await fillAndSend();

  expect(
    await screen.findByText('Verify {"email":"asha@example.com","codeSent":true,"attempt":"mine"}'),
  ).toBeDefined();
  expect(attemptFor('Asha@example.com')).toBe('mine');
  expect(register).toHaveBeenCalledWith({
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: '98123 45678',
  });
});

test('what the server finds wrong stands beside its field, and nothing typed is lost', async () => {
  const taken = 'This mobile number already has an account. Please log in.';
  show(() => Promise.reject(new ApiError(409, taken, { mobile: taken })));

  await fillAndSend();

  expect(await screen.findByText(taken)).toBeDefined();
  expect(document.activeElement).toBe(await field(/Mobile/));
  expect((await field(/Full name/)).value).toBe('Asha Rao');
});

test('a failure without a word is told in ours', async () => {
  show(() => Promise.reject(new ApiError(502, '')));

  await fillAndSend();

  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed. Please try again.');
});

test('a number that looks mistyped is warned of, and sent all the same', async () => {
  const register = vi.fn(async () => ({ attempt: 'mine' }));
  show(register, numbers);
  await userEvent.type(await field(/Email/), 'asha@example.com');
  const pan = await field(/PAN/);

  await userEvent.type(pan, 'ABCXE1234F');
  await userEvent.tab();
  expect(pan.getAttribute('aria-invalid')).toBe('false');
  expect(pan.getAttribute('aria-describedby')).toMatch(/-warning/);

  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(register).toHaveBeenCalled();
});
