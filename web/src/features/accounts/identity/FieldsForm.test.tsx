import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { email, newPassword, panNumber } from '#features/accounts/identity/identity-fields.ts';
import { readSession, storeTalent } from '#session/store.ts';
import { press } from '#testing/controls.ts';

const fields = [email, panNumber, newPassword];

function Form() {
  return (
    <FieldsForm
      fields={fields}
      write={useWrite(writes, 'save')}
      draft="test"
      accountRole="talent"
      submitLabel="Save"
      busyLabel="Saving..."
      fallbackError="It could not be saved."
    />
  );
}

const writes = { save: (_answers: Record<string, string>) => Promise.resolve({}) };

async function show(save: () => Promise<unknown>) {
  const routes = [
    { path: '/user/form', element: <Form />, action: pageAction({ save }) },
    { path: '/user/login', element: <Login /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/user/form?tab=2'] });
  await act(async () => render(<RouterProvider router={router} />));
}

function Login() {
  return <p>Login{useLocation().search}</p>;
}

function fill() {
  fireEvent.input(screen.getByLabelText(/Email/), { target: { value: 'asha@example.com' } });
  fireEvent.input(screen.getByLabelText(/PAN/), { target: { value: 'ABCPE1234F' } });
  fireEvent.input(screen.getByLabelText(/Password \*/), { target: { value: 'a long sentence' } });
}

test('keeps passwords and identity numbers out of drafts', async () => {
  await show(async () => ({}));

  fill();

  expect(Object.values(sessionStorage).join()).toBe('{"email":"asha@example.com"}');
});

test('keeps what was typed until it is sent', async () => {
  await show(() => Promise.reject(new ApiError(502, '')));
  fill();
  await press('Save');
  expect(screen.getByRole('alert').textContent).toBe('It could not be saved.');
  cleanup();

  await show(async () => ({}));
  expect(screen.getByDisplayValue('asha@example.com')).toBeDefined();

  fill();
  await press('Save');
  expect(sessionStorage).toHaveLength(0);
});

test('keeps the form when the session has ended and returns to it after the login', async () => {
  const user = {
    id: '1',
    name: 'Asha',
    profile_photo: null,
    profileType: null,
    image: null,
    updated_at: null,
  };
  storeTalent('ended', user);
  await show(() => Promise.reject(new ApiError(401, 'Please log in.')));
  fill();

  await press('Save');
  expect(screen.getByText('You are no longer logged in.')).toBeDefined();
  expect(screen.getByDisplayValue('a long sentence')).toBeDefined();

  await press('Log in again');
  expect(screen.getByText('Login?return=%2Fuser%2Fform%3Ftab%3D2')).toBeDefined();
  expect(readSession()).toBeUndefined();
});
