import { screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
import * as layout from '#app/StaffPagesLayout.tsx';
import * as calls from '#features/admin/casting-calls/CallReviewPage.tsx';
import * as today from '#features/admin/today/TodayPage.tsx';
import { pending, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { key, letItemsBeShown, pass, waitingItem } from '#testing/queue-item.ts';
import { currentToasts } from '#ui/toast-list.ts';

letItemsBeShown();
const undo = () => screen.queryByRole('button', { name: /^Undo/ });
const at = '2026-03-01T10:00:00Z';

const call = (id: string) => ({
  id,
  version: 1,
  title: `Call ${id}`,
  status: 'pending',
  waits: 'call',
  rejection: null,
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
  ...{ applicants: [], reports: [], notes: [], history: [], reasons: [] },
  house: { id: 'h', name: 'Reel', verified: false, since: at, calls: 1, open_reports: 0 },
});
const callTwo = {
  items: [waitingItem({ kind: 'call', id: 'two' })],
  ...{ more: 0, counts: [], colleagues: [], needs_moderator: false, new_staff: [] },
};
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
  const pages = {
    id: 'layout',
    Component: layout.default,
    loader: () => decisions,
    children: [
      {
        path: '/admin',
        Component: today.default,
        loader: () => ({ items: [] }),
        action: today.clientAction,
      },
      {
        path: '/admin/calls/:id',
        Component: calls.default,
        loader: ({ params }: { params: { id: string } }) => call(params.id),
        action: calls.clientAction,
      },
    ],
  };
  await openSite(
    [
      {
        Component: () => <Outlet context={{ role: 'moderator' }} />,
        children: [pages],
      },
    ],
    '/admin/calls/one',
  );
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
  const approved = await reply('POST /api/admin/jobs/one/approve');
  await key('a');
  await reply('GET /api/admin/today', callTwo);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Call two');
  await key('a');

  expect(approved.body).toEqual({ version: 1 });
  expect(pending).toEqual([]);
  expect(undo()?.textContent).toBe('Undo Z8 s');
});

test('takes a decision back, leads to the item that waits again, and offers this only while possible', async () => {
  const list = await openCalls();
  list([decision, { ...decision, id: 'e', title: null, undo_ms: 2000 }]);
  await pass();
  await key('a');
  await reply('POST /api/admin/jobs/one/approve');
  await reply('GET /api/admin/today', callTwo);
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2);
  await pass(2000);
  expect(undo()?.textContent).toBe('Undo Z6 s');

  await key('z');
  list([]);
  await reply('POST /api/admin/decisions/d/take-back', { message: 'Undone.' });

  expect(currentToasts().at(-1)?.text).toBe('Undone.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Call one');
  expect(undo()).toBeNull();
});
