import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as list from '#features/admin/people/PeoplePage.tsx';
import { reject } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const found = {
  id: 'q',
  name: null,
  email: 'q•••@two.example',
  role: 'talent',
  house: null,
  state: 'being_deleted',
};

test('lists the people that a search found, with their state', async () => {
  const people = [
    { ...found, id: 'a', name: 'Asha', state: 'active' },
    { ...found, id: 'h', role: 'production', house: null, name: 'Ravi', state: 'left_team' },
  ];
  await openPage(list, { text: 'a', people, error: undefined });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AshaTalent · q•••@two.exampleActive',
    'RaviUnnamed production house · q•••@two.exampleLeft the team',
  ]);
  expect(screen.getByRole('link', { name: 'Asha' }).getAttribute('href')).toBe('/admin/people/a');
  expect(screen.queryByText(/^No accounts found/)).toBeNull();
  cleanup();

  await openPage(list, { text: '', people: [], error: undefined });
  expect(screen.queryByText(/^No accounts found/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  await openPage(list, { text: 'x', people: [], error: undefined });
  expect(screen.getByText(/^No accounts found/)).toBeDefined();
});

test('shows an error of the search beside it', async () => {
  const request = new Request('https://kirdaar.example/admin/people?text=x');
  const loading = list.clientLoader({ request } as never);
  await reject('GET /api/admin/people?text=x', 400, { fields: { text: 'Type more.' } });

  await openPage(list, await loading);

  expect(screen.getByRole('searchbox')).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'x');
  expect(screen.getByText('Type more.')).toBeDefined();
  expect(screen.queryByText(/^No accounts found/)).toBeNull();
});
