import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import ApiKeysPage, { clientAction, clientLoader } from '#features/accounts/api-keys/ApiKeysPage.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});
const key = {
  id: '0e9f6d0a-7d2f-4a3c-8a57-5d3c3f0b9e10',
  name: 'Our spreadsheet',
  scopes: ['applications:write', 'profiles:read'],
  created_at: '2031-02-01T06:30:00.000Z',
  last_used_on: '2031-02-03',
  expires_at: '2031-05-02T06:30:00.000Z',
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const answerLast = (body: object) =>
  act(async () => received.at(-1)?.answer(200, { success: true, ...body }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value } });

const answerKeys = (keys: object[]) =>
  act(async () => {
    received.at(-2)?.answer(200, { success: true, api_keys: keys });
    received.at(-1)?.answer(200, { success: true, active: false });
  });

async function open(keys: object[]) {
  const Site = createRoutesStub([
    {
      path: '/production/account/api-keys',
      // The router passes only the loader's data, whatever other props the page's type requires.
      Component: ApiKeysPage as ComponentType,
      loader: clientLoader,
      action: clientAction,
      HydrateFallback: () => null,
    },
  ]);
  render(<Site initialEntries={['/production/account/api-keys']} />);
  await act(async () => {});
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

  expect(received.at(-1)).toMatchObject({
    to: 'POST /api/account/api-keys',
    body: {
      name: 'Our spreadsheet',
      days: 30,
      scopes: ['jobs:read', 'applications:write'],
      password: 'a lamp in the window',
    },
  });
  await answerLast({ key: 'kirdaar_abc' });
  await answerKeys([key]);
  expect(screen.getByText('kirdaar_abc')).toBeTruthy();
  expect(screen.getByLabelText(/Name of the key/)).toHaveProperty('value', '');
});

test('shows what a key may do and ends it after a question', async () => {
  await open([key]);

  const row = within(screen.getByRole('list', { name: 'API keys' }));
  expect(
    row.getByText('Read and change: Applications and review. Read: Talent, lists and company profile.'),
  ).toBeTruthy();
  expect(row.getByText('Works until 2 May 2031, last used on 3 Feb 2031')).toBeTruthy();
  await press('Delete the key Our spreadsheet');
  await press('Delete key');
  expect(received.at(-1)).toMatchObject({ to: `DELETE /api/account/api-keys/${key.id}` });
});

test('deletes no key before the question is answered, and leads back to the account', async () => {
  await open([key, { ...key, id: 'two', name: 'Another', scopes: ['jobs:read'] }]);
  const asked = received.length;

  await press('Delete the key Another');
  expect(screen.queryByText('You have no API keys.')).toBeNull();

  expect(received).toHaveLength(asked);
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
  await answer(received, 'POST /api/account/api-keys', { fields }, 403);
  await answerKeys([]);

  expect(screen.getByText('This is not your password.')).toBeTruthy();
  expect(screen.getByLabelText(/Name of the key/)).toHaveProperty('value', 'Our spreadsheet');
});
