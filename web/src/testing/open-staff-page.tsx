import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';

interface StaffPage {
  default: unknown;
  clientAction: unknown;
  shouldRevalidate?: unknown;
}

/** Opens a page of the staff area with what its loader would find; other pages show their address. */
export async function openStaffPage(page: StaffPage, found: object, role = 'moderator') {
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => <Outlet context={{ role }} />,
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
  await act(async () => render(<Site initialEntries={['/']} />));
}

function Address() {
  return <h1>At {useLocation().pathname}</h1>;
}
