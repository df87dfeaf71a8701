import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/accounts/account-settings/UndoEmailChangePage.tsx';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Restore my email' })));

test('restores the email with the token of the link, and leads to a new password', async () => {
  window.location.hash = '#token=abc';
  const found = page.clientLoader();
  expect(window.location.hash).toBe('');
  await openPage(page, found);

  await press();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Restoring...' }).disabled).toBe(true);
  const undone = {
    ...{ message: 'Your email is restored.', role: 'production' as const },
    ...{ email: 'asha@lamp.example', reset_token: 'reset' },
  };
  const { body } = await reply('POST /api/email-change/undo', undone);

  expect(body).toEqual({ token: 'abc' });
  expect(screen.getByText('Your email is restored.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Choose a new password' });
  expect(link.getAttribute('href')).toBe('/production/forgot-password');
  expect(screen.queryByRole('button')).toBeNull();
});

test('says why an email was not restored, and lets the user try again', async () => {
  await openPage(page, { token: 'abc' });

  await press();
  await reject('POST /api/email-change/undo', 500, { message: '' });

  expect(screen.getByRole('alert').textContent).toMatch(/^We couldn’t restore your email/);
  expect(screen.getByRole('button', { name: 'Restore my email' })).toBeDefined();
});

test('does nothing with a link that is incomplete', async () => {
  await openPage(page, page.clientLoader());

  expect(screen.getByText(/^This link is incomplete/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
