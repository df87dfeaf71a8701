import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { pageAction, type Writes } from '#api/page-action.ts';
import { Toasts } from '#ui/Toasts.tsx';

/** Renders a component in an otherwise empty site whose page has the writes, with the toasts it causes. */
export function showWithToasts(part: ReactNode, writes: Writes) {
  const Site = createRoutesStub([{ path: '/', Component: () => part, action: pageAction(writes) }]);
  render(
    <>
      <Site />
      <Toasts />
    </>,
  );
}
