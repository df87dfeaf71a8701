import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/representation/packages/SharedPackagePage.tsx';
import { received } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const found = {
  label: 'Nanban, lead',
  note: 'Both are free in March.',
  expires_at: '2027-03-01T10:00:00Z',
  agency: { id: 'star', name: 'Star Agency', is_public: true },
  data: [],
};

test('shows what the agency shared and until when, and counts the visit', async () => {
  await openPage(page, { found, token: 'a-token' });

  expect(screen.getByRole('heading', { name: 'Nanban, lead' })).toBeDefined();
  expect(
    screen.getByText('Star Agency shared these profiles. The link works until 1 Mar 2027.'),
  ).toBeDefined();
  expect(screen.getByText('Both are free in March.')).toBeDefined();
  expect(screen.getByText(/^None of these profiles can be shown/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'About Star Agency' }).getAttribute('href')).toBe('/talent/star');
  expect(received).toMatchObject([{ to: 'POST /api/shared-package/visits', body: { token: 'a-token' } }]);
});

test('leads to no agency whose page is not public', async () => {
  await openPage(page, {
    found: { ...found, agency: { ...found.agency, is_public: false } },
    token: 'a-token',
  });

  expect(screen.getByText(/^Star Agency shared/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'About Star Agency' })).toBeNull();
});

test('says that a link has ended, and counts nothing', async () => {
  await openPage(page, { found: undefined, token: 'a-token' });

  expect(screen.getByRole('link', { name: 'Browse profiles' })).toBeDefined();
  expect(received).toEqual([]);
});
