import { KEPT_SESSION_COOKIE } from '@kirdaar/contract/rules/kept-session';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { logFailure } from './app/log-failure.ts';
import { readToken } from './session/store.ts';

const AT_REST_MS = 3000;

// When the page has long been usable. Not in development, where a kept page would be an old one.
// Who goes offline or leaves before that loads it with the next page.
if (import.meta.env.PROD) setTimeout(() => import('./app/keep-pages.ts').catch(() => undefined), AT_REST_MS);

/** Reloads if Back was pressed while the page was starting: the address is then that of another page. */
function reloadIfLeft() {
  const [served] = performance.getEntriesByType('navigation');
  const isLeft = served && served.name.split('#')[0] !== location.href.split('#')[0];
  if (isLeft) location.reload();
  return isLeft;
}

function Site() {
  // An effect of the router, which comes first, begins to follow the address.
  useLayoutEffect(() => void reloadIfLeft(), []);
  return <HydratedRouter onError={logFailure} />;
}

function hydrate() {
  if (reloadIfLeft()) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Site />
      </StrictMode>,
    );
  });
}

// Safari clears what scripts stored when a person has not come for a week.
if (readToken() || !document.cookie.includes(KEPT_SESSION_COOKIE)) hydrate();
else void import('./app/restore-session.ts').then(({ restoreSession }) => restoreSession()).finally(hydrate);
