import type { Reply } from '@kirdaar/contract/api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import type { CallChoice } from '#features/jobs/jobs/call-filters.ts';
import { SavedSearches } from '#features/jobs/saved-searches/SavedSearches.tsx';
import { searchWrites } from '#features/jobs/saved-searches/search-writes.ts';
import { received } from '#testing/mock-server.ts';

const pune: Reply<'GET /api/user/saved-searches'>['searches'][number] = {
  id: '5d8a0e06-9f0f-4b0c-9d0e-2f1f3c7c1a11',
  name: 'Pune dancers',
  filters: { city: 'Pune', category: 'DANCERS' },
  created_at: '2026-01-01T00:00:00.000Z',
  alerts: true,
  paused_until: null,
  email_days: [1, 3],
};

interface Shown {
  searches?: Reply<'GET /api/user/saved-searches'>['searches'];
  choice?: CallChoice;
  plan?: string | null;
}

function show({ searches = [pune], choice = {}, plan = null }: Shown = {}) {
  const whatsApp = { whatsapp_days: plan ? [1] : [], takes_whatsapp: false };
  const saved = { success: true, searches, limit: 1, plan, ...whatsApp } as const;
  const Component = () => <SavedSearches saved={saved} choice={choice} />;
  const Site = createRoutesStub([{ path: '/', Component, action: pageAction(searchWrites) }]);
  render(<Site />);
}

test('links a saved search to the URL with its filters', () => {
  show();

  const link = screen.getByRole('link', { name: 'Pune dancers' });
  expect(link.getAttribute('href')).toBe('/user/new-casting-calls?city=Pune&category=DANCERS');
  expect(screen.getByText('No plan: 1 saved search')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('uses the selected filters as the default name of a search', async () => {
  show({ searches: [], choice: { city: 'Goa', closing_soon: '1' } });

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Goa, Within 3 days');
  await userEvent.click(screen.getByRole('button', { name: 'Save search' }));

  expect(received[0]?.body).toEqual({
    name: 'Goa, Within 3 days',
    filters: { city: 'Goa', closing_soon: '1' },
  });
});

test('explains the limit when it is reached and offers to replace a search', async () => {
  show({ choice: { city: 'Goa' } });

  expect(screen.getByText(/^You have saved 1 of 1 searches\./)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Replace “Pune dancers”' }));

  expect(received[0]?.body).toEqual({ name: 'Pune dancers', filters: { city: 'Goa' } });
});

test('marks the current search and deletes it after a confirmation', async () => {
  show({ choice: { category: 'DANCERS', city: 'pune' } });

  expect(screen.getByRole('link', { name: 'Pune dancers' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Delete search Pune dancers' }));
  expect(received).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Delete search' }));

  expect(received[0]?.to).toBe(`DELETE /api/user/saved-searches/${pune.id}`);
});

test('toggles each day of the alerts separately', async () => {
  show({ choice: { category: 'DANCERS', city: 'pune' }, plan: 'Basic' });

  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mon' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tue' }));

  expect(received[0]).toMatchObject({
    to: `PUT /api/user/saved-searches/${pune.id}/alerts`,
    body: { alerts: true, paused: false, email_days: [1, 2, 3] },
  });
  expect(screen.getByText(/^Your plan also sends alerts by WhatsApp on Monday/)).toBeTruthy();
});

test('pauses alerts', async () => {
  show({ choice: { category: 'DANCERS', city: 'pune' }, plan: 'Basic' });

  await userEvent.click(screen.getByRole('button', { name: 'Pause alerts for 30 days' }));

  expect(received[0]?.body).toEqual({ alerts: true, paused: true, email_days: [1, 3] });
});

test('explains that no alerts are sent without a plan', () => {
  show({ choice: { category: 'DANCERS', city: 'pune' } });

  expect(screen.getByText(/^Alerts need a plan\./)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Mon' })).toBeNull();
});

test('explains saved searches until there is something to save', () => {
  show({ searches: [] });

  expect(screen.getByText(/^Filter the casting calls and save the search/)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
