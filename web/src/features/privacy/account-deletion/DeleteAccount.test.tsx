import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { DeletionNotice } from '#features/accounts/identity/DeletionNotice.tsx';
import { accountDeletionWrites, DeleteAccount } from '#features/privacy/account-deletion/DeleteAccount.tsx';
import { paths } from '#paths.ts';
import { press } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

async function show() {
  await openSite([
    {
      path: '/',
      Component: () => <DeleteAccount accountRole="talent" twoStep={false} />,
      action: pageAction(accountDeletionWrites),
    },
    { path: paths.talentLogin, Component: DeletionNotice },
  ]);
  await press('Delete account');
  fireEvent.input(screen.getByLabelText(/^Your password/), { target: { value: 'the old one' } });
}

test('deletes the account with the password and leads out of the session', async () => {
  localStorage.setItem('token', 'of this session');
  await show();

  await press('Delete my account');
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/account-deletion',
    body: { password: 'the old one' },
  });
  await reply('POST /api/user/account-deletion', {
    message: 'It will be deleted.',
    erase_at: '2027-01-05T20:00:00.000Z',
  });

  expect(screen.getByText(/^Your account will be deleted on 6 Jan 2027/)).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

test('shows a wrong password beside its field and deletes nothing when it is cancelled', async () => {
  await show();

  await press('Delete my account');
  await reject('POST /api/user/account-deletion', 403, {
    message: 'No.',
    fields: { password: 'This is not your password.' },
  });
  expect(screen.getByText('This is not your password.')).toBeDefined();
  await press('Keep my account');

  expect(screen.queryByLabelText(/^Your password/)).toBeNull();
  expect(received).toHaveLength(1);
});
