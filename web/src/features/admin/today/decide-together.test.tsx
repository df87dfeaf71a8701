import { api, type Reply } from '@kirdaar/contract/api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
import * as layout from '#app/StaffPagesLayout.tsx';
import * as today from '#features/admin/today/TodayPage.tsx';
import { press, toasts } from '#testing/controls.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { key, letItemsBeShown, pass, waitingItem } from '#testing/queue-item.ts';

letItemsBeShown();

type Items = Reply<'GET /api/admin/today'>['items'];
const call = (id: string) =>
  waitingItem({ kind: 'call', id, title: `Call ${id}`, by: 'Reel', several: true });
const job = (id: string, fields: object = {}) => ({
  job: {
    ...emptyOf(api['GET /api/admin/jobs/:id'].reply.shape.job),
    ...{ id, version: 4, title: `Call ${id}`, waits: 'call' as const, status: 'pending' as const },
    application_deadline: '2026-04-01',
    reasons: [{ id: 'r', kind: 'call_change' as const, text_en: 'Name the studio.', text_hi: 'स्टूडियो' }],
    language: 'en' as const,
    ...fields,
  },
});
const decisionOf = (id: string, undo_ms: number) => ({
  ...emptyOf(api['GET /api/admin/decisions'].reply.shape.decisions.element),
  ...{ id: `of-${id}`, item: `call:${id}`, action: 'rejected_call' as const, title: `Call ${id}`, undo_ms },
});

/** Opens Today with these items; the returned function changes what it finds when it is loaded again. */
async function openToday(items: Items) {
  let found = { items, decisions: [] as object[] };
  const more = { more: 0, counts: [], colleagues: [], needs_moderator: false, new_staff: [] };
  const page = {
    path: '/',
    Component: today.default,
    loader: () => ({ items: found.items, ...more }),
    action: today.clientAction,
  };
  const children = [
    { id: 'layout', Component: layout.default, loader: () => found.decisions, children: [page] },
  ];
  await openSite([{ Component: () => <Outlet context={{ role: 'moderator' }} />, children }], '/', {
    toasts: true,
  });
  return (left: Items, decisions: object[]) => {
    found = { items: left, decisions };
  };
}

const dialogButton = (name: string) =>
  within(screen.getAllByRole('dialog').at(-1) ?? document.body).getByRole('button', { name });
const click = (name: string) => act(async () => fireEvent.click(dialogButton(name)));
const select = (title: string) =>
  act(async () => fireEvent.click(screen.getByLabelText(`Select ${title} · Reel`)));

/** Reads calls together and approves them; the first request then waits for its reply. */
async function approve(...ids: string[]) {
  for (const id of ids) await select(`Call ${id}`);
  await press('Read and decide');
  for (const id of ids) await reply(`GET /api/admin/jobs/${id}`, job(id));
  await pass();
  await click(`Approve (${ids.length})`);
}

test('asks for the same change of three calls, lists the one that was changed, and takes back the rest at once', async () => {
  const items = ['a', 'b', 'c', 'd'].map(call);
  const load = await openToday(items);
  for (const pressed of ['j', 'x', 'j', 'x', 'j', 'x']) await key(pressed);
  expect(document.activeElement?.textContent).toBe('Read and decide');
  await press('Read and decide');
  // The second click of a double click hits the backdrop of the dialog that the first one opened.
  await act(async () => fireEvent.click(screen.getByRole('dialog'), { detail: 2 }));
  for (const id of ['a', 'b', 'c']) await reply(`GET /api/admin/jobs/${id}`, job(id));
  expect((dialogButton('Approve (3)') as HTMLButtonElement).disabled).toBe(true);
  await pass();
  await click('Ask for a change (3)');
  await act(async () => fireEvent(screen.getAllByRole('dialog').at(-1) ?? document.body, new Event('close')));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await click('Ask for a change (3)');
  await click('Name the studio.');
  await act(async () =>
    fireEvent.submit(dialogButton('Ask for a change (3)').closest('form') ?? document.body),
  );

  expect(pending).toHaveLength(1);
  const first = await reply('POST /api/admin/jobs/a/reject');
  expect(screen.getByRole('button', { name: '1 of 3 done' })).toBeDefined();
  await reject('POST /api/admin/jobs/b/reject', 409, { message: 'It was changed.' });
  load([call('b'), call('d')], [decisionOf('c', 9000), decisionOf('a', 8000)]);
  await reply('POST /api/admin/jobs/c/reject');

  expect(first.body).toEqual({ version: 4, reason: 'Name the studio.' });
  expect(toasts()).toEqual(['2 items decided.']);
  expect(screen.getByRole('alert').textContent).toBe('Not decided:Call b: It was changed.');
  expect(screen.queryByText('3 selected')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Call d');

  expect(screen.getByRole('button', { name: /^Undo/ }).textContent).toBe('Undo Z8 s');
  await press(/^Undo/);
  await reply('POST /api/admin/decisions/of-a/take-back');
  load(items, []);
  await reply('POST /api/admin/decisions/of-c/take-back', { message: 'Undone.' });
  expect(toasts().at(-1)).toBe('Undone.');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('leaves out what turns out to concern a child or is gone, and asks who is there before it refuses', async () => {
  const load = await openToday([
    ...['a', 'b', 'c'].map(call),
    waitingItem({ title: 'Spam', several: true, by: 'Reel' }),
  ]);
  for (const id of ['a', 'b', 'c']) await select(`Call ${id}`);
  expect(screen.getByLabelText<HTMLInputElement>('Select Spam · Reel').disabled).toBe(true);
  await press('Read and decide');
  await reply('GET /api/admin/jobs/a', job('a', { child: true }));
  await reject('GET /api/admin/jobs/b', 404, { message: 'It is gone.' });
  await reply('GET /api/admin/jobs/c', job('c'));
  await pass();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'This cannot be decided together with others. Open its own page.',
    'It is gone.',
  ]);

  await click('Refuse for good (1)');
  fireEvent.change(screen.getByLabelText(/Why/), { target: { value: 'fraud' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A copy.' } });
  await act(async () =>
    fireEvent.submit(dialogButton('Refuse for good (1)').closest('form') ?? document.body),
  );
  await reject('POST /api/admin/jobs/c/refuse', 403, { code: 'staff_confirmation_required' });
  await act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body));
  await reply('POST /api/admin/confirm');
  load([call('a')], []);
  const refused = await reply('POST /api/admin/jobs/c/refuse');

  expect(refused.body).toEqual({ version: 4, ground: 'fraud', reason: 'A copy.' });
  expect(toasts().at(-1)).toBe('1 item decided.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stops between two decisions, and takes back what was sent', async () => {
  const items = ['a', 'b', 'c', 'd'].map(call);
  const load = await openToday(items);
  await approve('a', 'b', 'c', 'd');
  await reply('POST /api/admin/jobs/a/approve');
  await reply('POST /api/admin/jobs/b/approve');
  await press('Stop');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  await reply('GET /api/admin/decisions', { decisions: [decisionOf('b', 3000)] });
  await reply('POST /api/admin/decisions/of-b/take-back', { message: 'Undone.' });
  load(['b', 'c', 'd'].map(call), []);
  await reply('POST /api/admin/jobs/c/approve');
  await reply('GET /api/admin/decisions', { decisions: [decisionOf('c', 9000)] });
  await reply('POST /api/admin/decisions/of-c/take-back', { message: 'Undone.' });

  expect(pending).toEqual([]);
  expect(toasts()).toEqual(['2 undone. 1 had already taken effect.']);
  expect(screen.getByLabelText('Select Call d · Reel')).toBeDefined();
});

test('undoes each decision that is not final, and counts those that are', async () => {
  const load = await openToday(['a', 'b', 'c', 'd'].map(call));
  await approve('a', 'b', 'c', 'd');
  for (const id of ['a', 'b', 'c']) await reply(`POST /api/admin/jobs/${id}/approve`);
  load([], [decisionOf('d', 9000), decisionOf('c', 5000), decisionOf('b', 1000)]);
  await reply('POST /api/admin/jobs/d/approve');
  expect(screen.getByRole('button', { name: /^Undo/ }).textContent).toBe('Undo Z1 s');
  await pass(1500);
  expect(screen.getByRole('button', { name: /^Undo/ }).textContent).toBe('Undo Z4 s');

  await press(/^Undo/);
  await reject('POST /api/admin/decisions/of-b/take-back', 409, { code: 'decision_final' });
  await reply('POST /api/admin/decisions/of-c/take-back', { message: 'Undone.' });
  load(['c', 'd'].map(call), []);
  await reply('POST /api/admin/decisions/of-d/take-back', { message: 'Undone.' });
  expect(toasts().at(-1)).toBe('2 undone. 2 had already taken effect.');
});
