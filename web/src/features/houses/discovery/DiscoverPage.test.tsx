import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DiscoverPage, { clientLoader, ErrorBoundary } from '#features/houses/discovery/DiscoverPage.tsx';
import { mockServer } from '#testing/mock-server.ts';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('shows a loading state while the applicants load', async () => {
  await open();

  expect(screen.getByText('Loading...')).toBeDefined();
});

test('shows a house without applications that there are no applicants', async () => {
  await open();

  await act(async () =>
    received.at(-1)?.answer(200, { success: true, data: [], total: 0, total_text: '0', more: false }),
  );

  expect(screen.getByText('No applicants found.')).toBeDefined();
});

const reply = { success: true, data: [], total: 0, total_text: '0', more: false };
const found = {
  id: '7d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11',
  name: 'Asha Rao',
  applied: false,
  profileType: null,
  image: null,
};

test('searches all talent by language, skill and height, and opens a profile inside the area', async () => {
  await open('?scope=talent&language=Odia&skill=yoga&height_from=160&gender=Female');

  expect(received.at(-1)?.body).toMatchObject({
    scope: 'talent',
    language: 'Odia',
    skill: ['yoga'],
    height_from: 160,
    gender: ['Female'],
  });
  await act(async () => received.at(-1)?.answer(200, { ...reply, data: [found], total: 1, total_text: '1' }));
  expect(screen.getByRole('link', { name: /View More/ }).getAttribute('href')).toBe(
    `/production/talent/${found.id}`,
  );
  const removed = screen.getByRole('link', { name: /Language: Odia/ }).getAttribute('href');
  expect(removed).toBe('/production/profiles?scope=talent&skill=yoga&height_from=160&gender=Female');
});

test('keeps the filters when a search fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('?scope=talent&language=Odia');

  await act(async () => received.at(-1)?.answer(503, { success: false, message: 'Please try again soon.' }));

  expect(await screen.findByText('Please try again soon.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Language').value).toBe('Odia');
});

async function open(search = '') {
  const Site = createRoutesStub([
    {
      path: '/production/profiles',
      // The router passes only the loader's data, whatever other props the page's type requires.
      Component: DiscoverPage as ComponentType,
      loader: (of) => clientLoader(of as Parameters<typeof clientLoader>[0]),
      ErrorBoundary,
      HydrateFallback: () => null,
    },
  ]);
  await act(async () => render(<Site initialEntries={[`/production/profiles${search}`]} />));
}
