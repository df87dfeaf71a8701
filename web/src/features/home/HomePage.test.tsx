import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { siteContext } from '#api/site-context.ts';
import HomePage, { loader } from '#features/home/HomePage.tsx';
import { Loading } from '#ui/Loading.tsx';

afterEach(cleanup);

const refused = new Response(null, { status: 500 });
const report = vi.fn();
const site = { nonce: '', productName: 'Kirdaar', readApi: () => Promise.reject(refused), report };
const context = new RouterContextProvider(new Map([[siteContext, site]]));

test('both doors are open when the calls cannot be read', async () => {
  const Site = createRoutesStub([
    {
      path: '/',
      // The stub hands over what the server would, without the router's generated types.
      Component: HomePage as never,
      loader: () => loader({ context } as never),
      HydrateFallback: Loading,
    },
  ]);
  render(<Site />);

  expect(await screen.findByText('No casting calls available')).toBeDefined();
  expect(screen.getAllByRole('link', { name: /Click to login/ })).toHaveLength(2);
  expect(report).toHaveBeenCalledWith(refused);
});
