import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as list from '#features/admin/people/PeoplePage.tsx';
import * as page from '#features/admin/people/PersonPage.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { noSearch, samplePerson } from '#testing/sample-person.ts';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});

async function open(search: object = {}) {
  await openPage(
    page,
    { person: samplePerson, search: { ...noSearch, ...search } },
    { context: { role: 'support' } },
  );
}

const found = {
  id: 'q',
  name: null,
  email: 'q•••@two.example',
  role: 'talent',
  house: null,
  state: 'being_deleted',
};

test('lists the accounts that a search found for a merge, or says that there are none', async () => {
  await open({ text: 'meera', found: [found] });
  expect(screen.getByLabelText(/^Email, mobile, invoice number or name of the other account/)).toHaveProperty(
    'value',
    'meera',
  );
  expect(screen.getByText('q•••@two.example · To be deleted').previousSibling?.textContent).toBe(
    'No name yet',
  );
  expect(screen.getByRole('link', { name: 'Compare with q•••@two.example' }).getAttribute('href')).toBe(
    '/?with=q',
  );
  expect(screen.queryByText(/^No other talent account found/)).toBeNull();
  cleanup();

  await open({ text: 'meera' });
  expect(screen.getByText(/^No other talent account found/)).toBeDefined();
  cleanup();
  await open();
  expect(screen.queryByText(/^No other talent account found/)).toBeNull();
  cleanup();
  await open({ text: 'm', error: 'Type more.' });
  expect(screen.getByText('Type more.')).toBeDefined();
  expect(screen.queryByText(/^No other talent account found/)).toBeNull();
});

/** Loads a person with what the address asks for. */
async function load(search: string, fields: object = {}) {
  const url = `https://kirdaar.example/admin/people/p${search}`;
  const loaded = page.clientLoader({ params: { id: 'p' }, request: new Request(url) } as never);
  await answer(received, 'GET /api/admin/people/p', { person: { ...samplePerson, ...fields } });
  return loaded;
}

test('searches only other talent for a merge, and compares what both accounts have', async () => {
  const house = { ...found, id: 'h', role: 'production' };
  const searched = load('?text=meera');
  const people = [found, { ...found, id: 'p' }, house];
  await answer(received, 'GET /api/admin/people?text=meera', { people });
  expect((await searched).search.found.map(({ id }) => id)).toEqual(['q']);

  const compared = load('?with=q');
  await answer(received, 'GET /api/admin/people?text=q', { people: [found] });
  await answer(received, 'GET /api/admin/people/p/holdings', { holdings: { applications: 1 } });
  await answer(received, 'GET /api/admin/people/q/holdings', { holdings: { applications: 2 } });
  expect((await compared).search.pair).toMatchObject([
    { id: 'p', holdings: { applications: 1 } },
    { id: 'q', holdings: { applications: 2 } },
  ]);

  const wrong = load('?text=m');
  await answer(received, 'GET /api/admin/people?text=m', { fields: { text: 'Type more.' } }, 400);
  expect((await wrong).search).toMatchObject({ text: 'm', error: 'Type more.', found: [] });
  expect((await load('?text=reel', { role: 'production' })).search.found).toEqual([]);
  expect((await load('')).search).toMatchObject(noSearch);
  expect(received).toEqual([]);
});

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
  await answer(received, 'GET /api/admin/people?text=x', { fields: { text: 'Type more.' } }, 400);

  await openPage(list, await loading);

  expect(screen.getByRole('searchbox')).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'x');
  expect(screen.getByText('Type more.')).toBeDefined();
  expect(screen.queryByText(/^No accounts found/)).toBeNull();
});
