import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { mockServer } from '#testing/mock-server.ts';
import { currentToasts, dismissToast } from '#ui/toast-list.ts';

// Results appear immediately, but not on a slow, busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom does not implement.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  mockServer();
  vi.stubGlobal('scrollTo', () => {});
});

// The test files of a worker share modules and the document, so every test cleans up.
afterEach(() => {
  cleanup();
  // The form that opens the payment gateway stays, because no other page replaces it.
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of currentToasts()) dismissToast(id);
});
