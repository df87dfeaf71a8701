import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import * as layout from '#app/StaffPagesLayout.tsx';
import * as calls from '#features/admin/casting-calls/CallReviewPage.tsx';
import * as today from '#features/admin/today/TodayPage.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { letDialogsOpen } from '#testing/open-dialogs.ts';
import { key, letItemsBeShown, pass } from '#testing/queue-item.ts';
import { currentToasts } from '#ui/toast-list.ts';

let received: ReturnType<typeof mockServer>;

letDialogsOpen();
letItemsBeShown();
beforeEach(() => {
  received = mockServer();
});
const undo = () => screen.queryByRole('button', { name: /^Undo/ });
const at = '2026-03-01T10:00:00Z';

const call = (id: string) => ({
  id,
  version: 1,
  title: `Call ${id}`,
  status: 'pending',
  waits: 'call',
  refusal: null,
  held: false,
  child: false,
  decision: null,
  sent_at: at,
  application_deadline: '2026-04-01',
  applications: 0,
  image: null,
  new_image: null,
  fields: [],
  flags: [],
  house: { id: 'h', name: 'Reel', verified: false, since: at, calls: 1, open_reports: 0 },
});
const decision = {
  id: 'd',
  item: 'call:one',
  action: 'approved_call',
  title: 'Call one',
  by: 'Ravi',
  is_mine: true,
  decided_at: at,
  state: 'waiting',
  undo_ms: 8000,
};

/** Opens the first of two casting calls within the pages of the staff area. */
async function openCalls() {
  let decisions: object[] = [];
  // The router passes the loader's data; the other props of the page's type are not needed.
  const shown = (page: { default: unknown }) => page.default as ComponentType;
  const Site = createRoutesStub([
    {
      id: 'layout',
      Component: shown(layout),
      loader: () => decisions,
      children: [
        {
          path: '/admin',
          Component: shown(today),
          loader: () => ({ items: [] }),
          action: today.clientAction as never,
        },
        {
          path: '/admin/calls/:id',
          Component: shown(calls),
          loader: ({ params }) => call(String(params.id)),
          action: calls.clientAction as never,
        },
      ],
    },
  ]);
  await act(async () => render(<Site initialEntries={['/admin/calls/one']} />));
  return (listed: object[]) => {
    decisions = listed;
  };
}

test('decides only the first of two casting calls when its key is pressed twice', async () => {
  const list = await openCalls();
  await pass();
  await key('a');
  await key('a');
  list([decision]);
  const approved = await answer(received, 'POST /api/admin/jobs/one/approve');
  await key('a');
  await answer(received, 'GET /api/admin/today', { items: [{ kind: 'call', id: 'two', taken_by: null }] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Call two');
  await key('a');

  expect(approved.body).toEqual({ version: 1 });
  expect(received).toEqual([]);
  expect(undo()?.textContent).toBe('Undo8 s');
});

test('takes a decision back, leads to what waits again, and offers it only as long as it can', async () => {
  const list = await openCalls();
  list([decision, { ...decision, id: 'e', title: null, undo_ms: 2000 }]);
  await pass();
  await key('a');
  await answer(received, 'POST /api/admin/jobs/one/approve');
  await answer(received, 'GET /api/admin/today', { items: [{ kind: 'call', id: 'two', taken_by: null }] });
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2);
  await pass(2000);
  expect(undo()?.textContent).toBe('Undo6 s');

  await act(async () => fireEvent.click(undo() ?? document.body));
  list([]);
  await answer(received, 'POST /api/admin/decisions/d/take-back', { message: 'Undone.' });

  expect(currentToasts().at(-1)?.text).toBe('Undone.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Call one');
  expect(undo()).toBeNull();
});
