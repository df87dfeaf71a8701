import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DiscoverPage, { clientLoader } from '#features/houses/discovery/DiscoverPage.tsx';
import { mockServer } from '#testing/mock-server.ts';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

async function open() {
  const Site = createRoutesStub([
    {
      path: '/production/profiles',
      // The router passes only the loader's data, whatever other props the page's type requires.
      Component: DiscoverPage as ComponentType,
      loader: (of) => clientLoader(of as Parameters<typeof clientLoader>[0]),
      HydrateFallback: () => null,
    },
  ]);
  await act(async () => render(<Site initialEntries={['/production/profiles']} />));
}
