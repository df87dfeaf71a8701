import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// Results appear immediately, but not on a slow, busy machine.
configure({ asyncUtilTimeout: 10_000 });

// All test files of a worker share one document.
afterAll(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
