import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { Toasts } from '#ui/Toasts.tsx';

/** Shows a part of a page in a site of nothing else, with the toasts it causes. */
export function showWithToasts(part: ReactNode) {
  const Site = createRoutesStub([{ path: '/', Component: () => part }]);
  render(
    <>
      <Site />
      <Toasts />
    </>,
  );
}
