import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { logFailure } from './app/log-failure.ts';

// Not in development, where a kept page would be an old one.
if (import.meta.env.PROD) void import('./app/keep-pages.ts');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={logFailure} />
    </StrictMode>,
  );
});
