import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import DiscoverPage, { clientLoader, ErrorBoundary } from '#features/houses/discovery/DiscoverPage.tsx';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { foundTalent } from '#testing/sample-profile.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('shows a loading state while the applicants load', async () => {
  await open();

  expect(screen.getByText('Loading...')).toBeDefined();
});

test('shows a house without applications that there are no applicants', async () => {
  await open();

  await reply('POST /api/production/profiles/filter', { data: [], total: 0, total_text: '0', more: false });

  expect(screen.getByText('No applicants found.')).toBeDefined();
});

const found = foundTalent();

test('searches all talent by language, skill and height, and opens a profile inside the area', async () => {
  await open('?scope=talent&language=Odia&skill=yoga&height_from=160&gender=Female');

  expect(received.at(-1)?.body).toMatchObject({
    scope: 'talent',
    language: 'Odia',
    skill: ['yoga'],
    height_from: 160,
    gender: ['Female'],
  });
  await reply('POST /api/production/profiles/filter', {
    ...{ data: [found], total: 1, total_text: '1', more: false },
  });
  expect(screen.getByRole('link', { name: /View More/ }).getAttribute('href')).toBe(
    `/production/talent/${found.id}`,
  );
  const removed = screen.getByRole('link', { name: /Language: Odia/ }).getAttribute('href');
  expect(removed).toBe('/production/profiles?scope=talent&skill=yoga&height_from=160&gender=Female');
});

test('keeps the filters when a search fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('?scope=talent&language=Odia');

  await reject('POST /api/production/profiles/filter', 503, { message: 'Please try again soon.' });

  expect(await screen.findByText('Please try again soon.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Language').value).toBe('Odia');
});

async function open(search = '') {
  await openSite(
    [
      {
        path: '/production/profiles',
        Component: DiscoverPage,
        loader: clientLoader,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    `/production/profiles${search}`,
  );
}
