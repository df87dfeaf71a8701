import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/hanken-grotesk';
import './app/theme.css';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { siteContext } from '#api/site-context.ts';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import type { Route } from './+types/root.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { productName, origin, operator } = context.get(siteContext);
  return { productName, origin, operator };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.productName ?? '' }];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** None of it changes while the page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <ErrorScreen missing={missing} />;
}
