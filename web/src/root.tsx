import './app/fonts.css';
import './app/theme.css';
import './app/hindi.css';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import { addressIn } from '@kirdaar/contract/rules/languages';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { siteContext } from '#api/site-context.ts';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { TYPED } from '#app/typed-key.ts';
import { OfflineNote } from '#ui/OfflineNote.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { useFocusOnPage } from '#ui/use-focus-on-page.ts';
import * as words from '#words/app/language.ts';
import type { Route } from './+types/root.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { productName, origin, operator } = context.get(siteContext);
  return { productName, origin, operator };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.productName ?? '' }];

export const links: Route.LinksFunction = () => [
  // Every page uses both fonts immediately.
  ...[hankenGrotesk, fraunces].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/app-icon.png' },
  { rel: 'manifest', href: addressIn(words.language, '/app.webmanifest') },
];

/** This data does not change while the page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={words.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#2b1830" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <OfflineNote />
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnPage();
  useEffect(() => {
    if (sessionStorage.getItem(TYPED)) void restore();
  }, []);
  return <Outlet />;
}

/** Fills in what was typed on this page in another language. */
async function restore() {
  const { restoreTyped } = await import('#app/typed-before.ts');
  restoreTyped();
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A URL with parameters that no page reads is as wrong as one of no page.
  const missing = isRouteErrorResponse(error) && [400, 404].includes(error.status);
  return <ErrorScreen missing={missing} />;
}
