import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import RegisterPage, { clientAction } from '#features/accounts/identity/RegisterPage.tsx';
import { findAttempt } from '#features/accounts/identity/registration-writes.ts';
import { received, reject, reply } from '#testing/mock-server.ts';

function Verify() {
  return <p>Verify {JSON.stringify(useLocation().state)}</p>;
}

// Without Google, as most installations are.
const withoutGoogle = { loaderData: { google: false } } as never as Parameters<typeof RegisterPage>[0];

function show() {
  const routes = [
    { path: '/user/register', element: <RegisterPage {...withoutGoogle} />, action: clientAction },
    { path: '/user/verify', element: <Verify /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/user/register'] })} />);
}

const field = (label: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: label });

async function fillAndSend({ typedEmail = 'asha@example.com', pan = 'ABCPE1234F' } = {}) {
  await userEvent.type(await field(/Full name/), 'Asha Rao');
  await userEvent.type(await field(/Email/), typedEmail);
  await userEvent.type(await field(/Mobile/), '98123 45678');
  await userEvent.type(await field(/PAN/), pan);
  await userEvent.type(await field(/Aadhaar/), '2341 2341 2346');
  await userEvent.type(screen.getByLabelText(/^Password \*/), 'a long sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

test('shows an invalid field when the user leaves it', async () => {
  show();

  await userEvent.type(await field(/Email/), 'asha@');
  await userEvent.click(await field(/Mobile/));

  expect((await field(/Email/)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Write the part after the @ in full, like gmail.com.')).toBeDefined();
});

test('says that a parent enters their own PAN and Aadhaar for a child', async () => {
  show();

  await field(/PAN/);

  expect(screen.getAllByText(/For a talent under 18, a parent enters their own\.$/)).toHaveLength(2);
});

test('sends nothing while a field is invalid and focuses the first invalid one', async () => {
  show();

  await fillAndSend({ typedEmail: 'asha' });

  expect(received).toHaveLength(0);
  expect(document.activeElement).toBe(await field(/Email/));
});

test('leads to the code with the email it was sent to', async () => {
  show();

  await fillAndSend();
  await reply('POST /api/user/register', { attempt: 'mine', text_message_to: null });

  expect(
    await screen.findByText(
      'Verify {"email":"asha@example.com","attempt":"mine","text_message_to":null,"codeSent":true}',
    ),
  ).toBeDefined();
  expect(findAttempt('Asha@example.com')).toBe('mine');
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/register',
    body: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      mobile: '98123 45678',
      password: 'a long sentence',
      pan_no: 'ABCPE1234F',
      aadhaar_no: '2341 2341 2346',
    },
  });
});

test("shows the server's errors beside their fields and keeps what was typed", async () => {
  const taken = 'This mobile number already has an account. Please log in.';
  show();

  await fillAndSend();
  await reject('POST /api/user/register', 409, { message: taken, fields: { mobile: taken } });

  expect(await screen.findByText(taken)).toBeDefined();
  expect(document.activeElement).toBe(await field(/Mobile/));
  expect((await field(/Full name/)).value).toBe('Asha Rao');
});

test('shows our own message when a failure has none', async () => {
  show();

  await fillAndSend();
  await reject('POST /api/user/register', 502, { message: '' });

  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed. Please try again.');
});

test('warns about a number that looks mistyped and sends it anyway', async () => {
  show();

  await fillAndSend({ pan: 'ABCXE1234F' });

  const pan = await field(/PAN/);
  expect(pan.getAttribute('aria-invalid')).toBe('false');
  expect(pan.getAttribute('aria-describedby')).toMatch(/-warning/);
  expect(received[0]?.body).toMatchObject({ pan_no: 'ABCXE1234F' });
});

test('registers somebody of another country by the passport, and keeps what was typed', async () => {
  show();
  await userEvent.type(await field(/Full name/), 'Amina Otieno');
  await userEvent.click(screen.getByRole('link', { name: 'Register with your passport' }));
  expect(screen.queryByRole('textbox', { name: /PAN/ })).toBeNull();

  await userEvent.type(await field(/Email/), 'amina@example.com');
  await userEvent.type(await field(/Mobile/), '+254 712 345678');
  await userEvent.type(screen.getByLabelText(/^Password \*/), 'a long sentence');
  await userEvent.type(screen.getByLabelText(/^Country of the passport/), 'India');
  await userEvent.type(await field(/^Passport number/), 'X1');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByText('With an Indian passport, register with your PAN and Aadhaar.')).toBeDefined();
  expect(screen.getByText(/^A passport number has 5 to 15/)).toBeDefined();
  await userEvent.clear(screen.getByLabelText(/^Country of the passport/));
  await userEvent.type(screen.getByLabelText(/^Country of the passport/), 'Kenya');
  await userEvent.type(await field(/^Passport number/), '234567');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));

  const { body } = received[0] ?? {};
  expect(body).toMatchObject({
    ...{ name: 'Amina Otieno', mobile: '+254 712 345678' },
    ...{ passport_no: 'X1234567', passport_country: 'Kenya' },
  });
  expect(body).not.toHaveProperty('pan_no');
});

test('leads back from the passport to PAN and Aadhaar', async () => {
  show();

  await userEvent.click(await screen.findByRole('link', { name: 'Register with your passport' }));
  await userEvent.click(screen.getByRole('link', { name: 'Register with PAN and Aadhaar' }));

  expect(await field(/PAN/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /Passport/ })).toBeNull();
});
