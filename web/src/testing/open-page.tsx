import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub, MemoryRouter, Outlet, useLocation } from 'react-router';
import { pageAction, type Writes } from '#api/page-action.ts';
import { Toasts } from '#ui/Toasts.tsx';

interface LoadedPage {
  default: unknown;
  clientLoader?: unknown;
  clientAction?: unknown;
  shouldRevalidate?: unknown;
}

/** A route. The router passes only the loader's data, whatever other props the type of its page requires. */
interface SiteRoute {
  id?: string;
  path?: string;
  index?: boolean;
  Component?: unknown;
  loader?: unknown;
  action?: unknown;
  shouldRevalidate?: unknown;
  ErrorBoundary?: unknown;
  HydrateFallback?: unknown;
  children?: SiteRoute[];
}
type Routes = Parameters<typeof createRoutesStub>[0];
type At = string | { pathname: string; search?: string; state?: unknown };

/** Opens an address of a site with these routes, if wanted with the toasts it shows. */
export async function openSite(routes: SiteRoute[], at: At = '/', { toasts = false } = {}) {
  await act(async () => renderSite(routes, [at], toasts));
}

/** Renders a site at the last of these addresses, before any of its loaders is done. */
export function renderSite(routes: SiteRoute[], addresses: At[] = ['/'], toasts = true) {
  const Site = createRoutesStub(routes as Routes);
  render(
    <>
      <Site initialEntries={addresses} />
      <MemoryRouter>{toasts && <Toasts />}</MemoryRouter>
    </>,
  );
}

export function routeOf({
  default: Component,
  clientLoader: loader,
  clientAction: action,
  shouldRevalidate,
}: LoadedPage): SiteRoute {
  return { Component, loader, action, shouldRevalidate };
}

/** Opens a page with what its loader would find, and the context of its layout. Other pages show their address. */
export async function openPage(
  page: LoadedPage,
  found: object,
  { context, at = '/' }: { context?: object; at?: string } = {},
) {
  const children = [
    { index: true, ...routeOf(page), loader: () => found },
    { path: '*', Component: Address },
  ];
  await openSite([{ path: '/', Component: () => <Outlet context={context} />, children }], at);
}

function Address() {
  const { pathname, search } = useLocation();
  return <h1>At {pathname + search}</h1>;
}

/** Renders a component in an otherwise empty site whose page has the writes, with the toasts it causes. */
export function showWithToasts(part: ReactNode, writes: Writes) {
  renderSite([{ path: '/', Component: () => part, action: pageAction(writes) }]);
}
