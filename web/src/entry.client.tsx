import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { logFailure } from './app/log-failure.ts';

const AT_REST_MS = 3000;

// When the page has long been usable. Not in development, where a kept page would be an old one.
if (import.meta.env.PROD) setTimeout(() => import('./app/keep-pages.ts'), AT_REST_MS);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={logFailure} />
    </StrictMode>,
  );
});
