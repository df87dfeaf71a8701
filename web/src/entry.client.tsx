import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { logFailure } from './app/log-failure.ts';
import { ignoreSecondTaps } from './app/one-tap.ts';

ignoreSecondTaps(window);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={logFailure} />
    </StrictMode>,
  );
});
