import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { api } from '@kirdaar/contract/api';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { MIN_SHOWN_MS } from '#features/admin/decisions/use-shown.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

/** Lets the tests of a file control how long an item has been shown. */
export function letItemsBeShown() {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    });
  });
}

/** Lets time pass; by default as long as an item must be shown before it can be decided. */
export const pass = (ms = MIN_SHOWN_MS) => act(async () => vi.advanceTimersByTime(ms));
export const key = (name: string, more = {}) =>
  act(async () => fireEvent.keyDown(document.body, { key: name, ...more }));
/** The buttons of a page, besides that of its form for notes. */
export const offers = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Save note');
export const fill = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Reason|Why|What|Answer|Message/ }), {
    target: { value },
  });

/** Opens the page of an item that has been on the screen for long enough. */
export async function openItem(...[page, found, options]: Parameters<typeof openPage>) {
  await openPage(page, found, { context: { role: 'moderator' }, ...options });
  await pass();
}

/** Returns an item of the queue that nobody has taken. A test sets only the fields it needs. */
export function waitingItem(fields: Partial<WaitingItem> = {}): WaitingItem {
  const at = '2026-03-01T10:00:00Z';
  const item = emptyOf(api['GET /api/admin/today'].reply.shape.items.element);
  return { ...item, kind: 'report', id: 'one', title: 'Fake', since: at, due_at: at, ...fields };
}

/** Expects the page of the next item; a decided one, one taken by a colleague and a failed task are skipped. */
export async function expectNextItem(decided: string, chosen?: string) {
  const kind = chosen ? `?kind=${chosen}` : '';
  await reply('GET /api/admin/today', {
    items: [
      waitingItem({ id: decided }),
      waitingItem({ id: 'taken', taken_by: 'Ravi' }),
      waitingItem({ id: 'failed', kind: 'task' }),
      waitingItem({ id: 'mine', taken_by: 'Me', is_mine: true, kind: 'appeal' }),
      waitingItem({ id: 'later' }),
    ],
    more: 0,
    counts: [],
    colleagues: [],
    needs_moderator: false,
    new_staff: [],
  });
  expect(screen.getByRole('heading').textContent).toBe(`At /admin/appeals/mine${kind}`);
}
