import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallChoice } from '#features/jobs/call-filters.ts';
import { SavedSearches } from '#features/saved-searches/SavedSearches.tsx';
import { standInForServer } from '#testing/stand-in-server.ts';

const pune = {
  id: '5d8a0e06-9f0f-4b0c-9d0e-2f1f3c7c1a11',
  name: 'Pune dancers',
  filters: { city: 'Pune', category: 'DANCERS' },
  created_at: '2026-01-01T00:00:00.000Z',
} as const;

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show({ searches = [pune], choice = {} }: { searches?: (typeof pune)[]; choice?: CallChoice } = {}) {
  const saved = { success: true, searches, limit: 1, plan: null } as const;
  const Component = () => <SavedSearches saved={saved} choice={choice} />;
  const Site = createRoutesStub([{ path: '/', Component }]);
  render(<Site />);
}

test('a saved search leads to its filters in the address', () => {
  show();

  const link = screen.getByRole('link', { name: 'Pune dancers' });
  expect(link.getAttribute('href')).toBe('/user/new-casting-calls?city=Pune&category=DANCERS');
  expect(screen.getByText('No plan: 1 saved search')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('filters without a name are saved under their words, unless another is given', async () => {
  show({ searches: [], choice: { city: 'Goa', closing_soon: '1' } });

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Goa, Within 3 days');
  await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));

  expect(received[0]?.body).toEqual({
    name: 'Goa, Within 3 days',
    filters: { city: 'Goa', closing_soon: '1' },
  });
});

test('beyond the limit one reads why, and can put the filters in place of a search', async () => {
  show({ choice: { city: 'Goa' } });

  expect(screen.getByText(/^You keep 1 of 1 already\./)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as “Pune dancers” instead' }));

  expect(received[0]?.body).toEqual({ name: 'Pune dancers', filters: { city: 'Goa' } });
});

test('the search that is shown is marked, and is deleted after a question', async () => {
  show({ choice: { category: 'DANCERS', city: 'pune' } });

  expect(screen.getByRole('link', { name: 'Pune dancers' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Delete the search Pune dancers' }));
  expect(received).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));

  expect(received[0]?.to).toBe(`DELETE /api/user/saved-searches/${pune.id}`);
});
