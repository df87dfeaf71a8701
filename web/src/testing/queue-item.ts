import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { MIN_SHOWN_MS } from '#features/admin/decisions/use-shown.ts';
import { answer } from '#testing/answer.ts';
import type { mockServer } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

/** Lets the tests of a file say how long something has been on the screen. */
export function letItemsBeShown() {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets time pass; at first as long as nothing is decided about what has just been shown. */
export const pass = (ms = MIN_SHOWN_MS) => act(async () => vi.advanceTimersByTime(ms));
export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
export const key = (name: string, more = {}) =>
  act(async () => fireEvent.keyDown(document.body, { key: name, ...more }));
export const offers = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
export const fill = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Reason|Why|What|Answer/ }), { target: { value } });

/** Opens the page of an item that has been on the screen for long enough. */
export async function openItem(...page: Parameters<typeof openPage>) {
  await openPage(...page);
  await pass();
}

/** Expects the next thing that waits, after what was just decided, what a colleague took and a failed task. */
export async function expectNextItem(received: ReturnType<typeof mockServer>, decided: string) {
  const item = { kind: 'report', taken_by: null, is_mine: false };
  await answer(received, 'GET /api/admin/today', {
    items: [
      { ...item, id: decided },
      { ...item, id: 'taken', taken_by: 'Ravi' },
      { ...item, id: 'failed', kind: 'task' },
      { ...item, id: 'mine', taken_by: 'Me', is_mine: true, kind: 'appeal' },
      { ...item, id: 'later' },
    ],
    more: 0,
    needs_moderator: false,
  });
  expect(screen.getByRole('heading').textContent).toBe('At /admin/appeals/mine');
}
