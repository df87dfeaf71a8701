import type { ApiKey } from '@kirdaar/contract/accounts/api-keys';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ApiKeysPage, { clientAction, clientLoader } from '#features/accounts/api-keys/ApiKeysPage.tsx';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const key: ApiKey = {
  id: '0e9f6d0a-7d2f-4a3c-8a57-5d3c3f0b9e10',
  name: 'Our spreadsheet',
  scopes: ['applications:write', 'profiles:read'],
  created_at: '2031-02-01T06:30:00.000Z',
  last_used_on: '2031-02-03',
  expires_at: '2031-05-02T06:30:00.000Z',
};

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value } });

async function answerKeys(keys: ApiKey[]) {
  await reply('GET /api/account/api-keys', { api_keys: keys });
  await reply('GET /api/production/two-factor', { active: false, recovery_codes_left: 0 });
}

async function open(keys: ApiKey[]) {
  const path = '/production/account/api-keys';
  await openSite([{ path, Component: ApiKeysPage, loader: clientLoader, action: clientAction }], path);
  await answerKeys(keys);
}

test('creates a key with the chosen access and shows it once', async () => {
  await open([]);
  expect(screen.getByText('You have no API keys.')).toBeTruthy();

  choose('Name of the key', 'Our spreadsheet');
  choose('Works for', '30');
  choose('Applications and review', 'write');
  choose('Casting calls', 'read');
  choose('Your password', 'a lamp in the window');
  await press('Create key');

  expect(pending.at(-1)).toMatchObject({
    to: 'POST /api/account/api-keys',
    body: {
      name: 'Our spreadsheet',
      days: 30,
      scopes: ['jobs:read', 'applications:write'],
      password: 'a lamp in the window',
    },
  });
  await reply('POST /api/account/api-keys', { key: 'kirdaar_abc' });
  await answerKeys([key]);
  expect(screen.getByText('kirdaar_abc')).toBeTruthy();
  expect(screen.getByLabelText(/Name of the key/)).toHaveProperty('value', '');
});

test('shows the scopes of a key and ends it after confirmation', async () => {
  await open([key]);

  const row = within(screen.getByRole('list', { name: 'API keys' }));
  expect(
    row.getByText('Read and change: Applications and review. Read: Talent, lists and company profile.'),
  ).toBeTruthy();
  expect(row.getByText('Works until 2 May 2031, last used on 3 Feb 2031')).toBeTruthy();
  await press('Delete the key Our spreadsheet');
  await press('Delete key');
  expect(pending.at(-1)).toMatchObject({ to: `DELETE /api/account/api-keys/${key.id}` });
});

test('deletes no key before confirmation, and leads back to the account', async () => {
  await open([key, { ...key, id: 'two', name: 'Another', scopes: ['jobs:read'] }]);
  const asked = pending.length;

  await press('Delete the key Another');
  expect(screen.queryByText('You have no API keys.')).toBeNull();

  expect(pending).toHaveLength(asked);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Read: Casting calls.')).toBeTruthy();
  const back = screen.getByRole('link', { name: /account/i });
  expect(back.getAttribute('href')).toBe('/production/account');
});

test('keeps what was typed when a key could not be created', async () => {
  await open([]);
  choose('Name of the key', 'Our spreadsheet');
  choose('Casting calls', 'read');
  choose('Your password', 'a guess');
  await press('Create key');
  const fields = { password: 'This is not your password.' };
  await reject('POST /api/account/api-keys', 403, { fields });
  await answerKeys([]);

  expect(screen.getByText('This is not your password.')).toBeTruthy();
  expect(screen.getByLabelText(/Name of the key/)).toHaveProperty('value', 'Our spreadsheet');
});
