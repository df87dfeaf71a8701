import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { DeletionNotice } from '#features/accounts/identity/DeletionNotice.tsx';
import { accountDeletionWrites } from '#features/privacy/account-deletion/account-deletion-writes.ts';
import { DeleteAccount } from '#features/privacy/account-deletion/DeleteAccount.tsx';
import { paths } from '#paths.ts';
import { mockServer } from '#testing/mock-server.ts';

afterEach(() => {
  localStorage.clear();
});

async function show() {
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => <DeleteAccount accountRole="talent" />,
      action: pageAction(accountDeletionWrites),
    },
    { path: paths.talentLogin, Component: DeletionNotice },
  ]);
  await act(async () => render(<Site />));
  await press('Delete account');
  fireEvent.input(screen.getByLabelText(/^Your password/), { target: { value: 'the old one' } });
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('deletes the account with the password and leads out of the session', async () => {
  const received = mockServer();
  localStorage.setItem('token', 'of this session');
  await show();

  await press('Delete my account');
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/account-deletion',
    body: { password: 'the old one' },
  });
  await act(async () =>
    received[0]?.answer(200, { message: 'It will be deleted.', erase_at: '2027-01-05T20:00:00.000Z' }),
  );

  expect(screen.getByText(/^Your account will be deleted on 6 Jan 2027/)).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

test('shows a wrong password beside its field and deletes nothing when it is cancelled', async () => {
  const received = mockServer();
  await show();

  await press('Delete my account');
  await act(async () =>
    received[0]?.answer(403, { message: 'No.', fields: { password: 'This is not your password.' } }),
  );
  expect(screen.getByText('This is not your password.')).toBeDefined();
  await press('Keep my account');

  expect(screen.queryByLabelText(/^Your password/)).toBeNull();
  expect(received).toHaveLength(1);
});
