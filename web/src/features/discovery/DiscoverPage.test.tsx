import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DiscoverPage, { clientLoader } from '#features/discovery/DiscoverPage.tsx';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('while the applicants load the page says so', async () => {
  await open();

  expect(screen.getByText('Loading...')).toBeDefined();
});

test('a house to which nobody applied reads that there is nobody', async () => {
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
      // The router gives the page its loader's data, whatever else the page's type asks for.
      Component: DiscoverPage as ComponentType,
      loader: (of) => clientLoader(of as Parameters<typeof clientLoader>[0]),
      HydrateFallback: () => null,
    },
  ]);
  await act(async () => render(<Site initialEntries={['/production/profiles']} />));
}
