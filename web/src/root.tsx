import './app/fonts.css';
import './app/theme.css';
import './app/hindi.css';
import { addressIn } from '@kirdaar/contract/rules/languages';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration,
  useLocation,
  useRevalidator,
} from 'react-router';
import { siteContext } from '#api/site-context.ts';
import fraunces from '#app/fonts/latin-fraunces.woff2?url';
import hankenGrotesk from '#app/fonts/latin-hanken-grotesk.woff2?url';
import { Logo } from '#app/Logo.tsx';
import { TYPED } from '#app/typed-key.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { OfflineNote } from '#ui/OfflineNote.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { useServed } from '#ui/use-served.ts';
import { language, tag } from '#words/app/language.ts';
import * as words from '#words/app/site-frame.ts';
import * as common from '#words/ui/common.ts';
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
  { rel: 'manifest', href: addressIn(language, '/app.webmanifest') },
];

/** This data does not change while the page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={tag}>
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
        <Starting />
      </body>
    </html>
  );
}

/** What starts a page and brings it back to where it was scrolled. */
function Starting() {
  if (!useServed()) return <Scrolling />;
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** What is left of `ScrollRestoration` without its script. */
function Scrolling() {
  UNSAFE_useScrollRestoration();
  return null;
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

/** The page for an unknown URL or a page that failed to render. */
function ErrorScreen({ missing }: { missing: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6">
      <Logo />
      <h1 className="text-4xl sm:text-5xl">
        {missing ? words.site_frame_missing_title : words.broken_title}
      </h1>
      <p className="text-lg text-muted">{missing ? words.missing_text : words.broken_text}</p>
      <div className="flex flex-wrap gap-3">
        {!missing && (
          <Button disabled={state === 'loading'} onClick={revalidate}>
            {common.try_again}
          </Button>
        )}
        <ButtonLink to={paths.home} variant={missing ? 'primary' : 'secondary'}>
          {common.go_home}
        </ButtonLink>
      </div>
    </main>
  );
}

/**
 * Moves the keyboard focus to a page that opens or shows something else, if it is lost: what was focused has
 * gone with the page before. The next Tab then reaches what is on the page, not its header.
 */
function useFocusOnPage() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  // Before paint: the visitor may press Tab immediately.
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const main = document.querySelector('main');
    if (!main || document.activeElement !== document.body) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [address]);
}
