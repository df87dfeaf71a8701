import { render, screen } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { siteContext } from '#api/site-context.ts';
import HomePage, { loader } from '#features/site/home/HomePage.tsx';
import { Loading } from '#ui/Loading.tsx';

const nobody = { birthday_artists: [], featured_artists: [], latest_jobs: [] };

test('shows both login links when the casting calls cannot be loaded', async () => {
  const rejected = new Response(null, { status: 500 });
  const report = vi.fn();

  show({ readApi: () => Promise.reject(rejected), report });

  expect(await screen.findByText('No casting calls available')).toBeDefined();
  expect(screen.getByText('No featured artists available')).toBeDefined();
  expect(screen.getByText('No jobs available.')).toBeDefined();
  expect(screen.getAllByRole('link', { name: /Click to login/ })).toHaveLength(2);
  expect(report).toHaveBeenCalledWith(rejected);
});

test('wishes the first artist with a birthday today', async () => {
  const birthday_artists = [
    { name: 'Asha', image: '/media/public/asha.webp' },
    { name: 'Ravi', image: null },
  ];

  const { container } = show(answering({ ...nobody, birthday_artists }));

  expect(await screen.findByRole('heading', { name: 'Celebrating talent today!' })).toBeDefined();
  expect(screen.getByText('Asha')).toBeDefined();
  expect(container.querySelector('img[src="/media/public/asha.webp"]')).not.toBeNull();
  expect(screen.getByText('Wishing you all health, wealth, and prosperity in your life.')).toBeDefined();
  expect(screen.queryByText('Ravi')).toBeNull();
});

test('shows no birthday wish on a day without birthdays', async () => {
  show(answering(nobody));

  expect(await screen.findByRole('heading', { name: 'Latest jobs' })).toBeDefined();
  expect(screen.queryByText('Celebrating talent today!')).toBeNull();
});

function answering(data: object) {
  const calls = { success: true, jobs: [], total: 0 };
  return {
    readApi: async (path: string) => (path === '/api/pages/home' ? { success: true, data } : calls),
    report: vi.fn(),
  };
}

function show(site: { readApi: (path: string) => Promise<unknown>; report: (error: unknown) => void }) {
  // The page uses nothing else of the site context.
  const context = new RouterContextProvider(new Map([[siteContext, site as never]]));
  const Site = createRoutesStub([
    {
      path: '/',
      // The stub passes the server's data without the router's generated types.
      Component: HomePage as never,
      loader: () => loader({ context } as never),
      HydrateFallback: Loading,
    },
  ]);
  return render(<Site />);
}
