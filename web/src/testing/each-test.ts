import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '#ui/toast-list.ts';

// Results appear immediately, but not on a slow, busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The files of a worker share their modules, and so whatever a test leaves behind.
afterEach(() => {
  cleanup();
  // The form that leads to the bank is still there, because no other page opens.
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  for (const { id } of currentToasts()) dismissToast(id);
});
