import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';

interface LoadedPage {
  default: unknown;
  clientAction?: unknown;
  shouldRevalidate?: unknown;
}

/**
 * Opens a page with what its loader would find, and the context of its layout. Other pages show their address.
 */
export async function openPage(
  page: LoadedPage,
  found: object,
  { context, at = '/' }: { context?: object; at?: string } = {},
) {
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => <Outlet context={context} />,
      children: [
        {
          index: true,
          // The router passes the loader's data; the other props of the page's type are not needed.
          Component: page.default as ComponentType,
          loader: () => found,
          action: page.clientAction as never,
          shouldRevalidate: page.shouldRevalidate as never,
        },
        { path: '*', Component: Address },
      ],
    },
  ]);
  await act(async () => render(<Site initialEntries={[at]} />));
}

function Address() {
  return <h1>At {useLocation().pathname}</h1>;
}
