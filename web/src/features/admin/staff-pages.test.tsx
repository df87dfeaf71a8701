import { api } from '@kirdaar/contract/api';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as houses from '#features/admin/house-suspensions/StaffHousePage.tsx';
import * as today from '#features/admin/today/TodayPage.tsx';
import { press } from '#testing/controls.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { pending, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { key, letItemsBeShown, openItem, waitingItem } from '#testing/queue-item.ts';

letItemsBeShown();
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = () => pending.map(({ to, body }) => [to, body]);
const at = '2026-03-01T10:00:00Z';

const ban = { id: 'b', kind: 'ban', reason: 'Asked for money.', proposed_by: 'Ravi' };
const suspension = { ...ban, id: 's', kind: 'suspension' };
const house = {
  ...emptyOf(api['GET /api/admin/houses/:id'].reply.shape.house),
  id: 'h',
  name: 'Reel',
  since: at,
  verified: true,
  calls: 4,
  public_calls: 1,
  open_applications: 2,
  open_reports: 0,
  answers: null,
  proposed: null,
  is_own_proposal: false,
  in_force: null,
  decision: null,
  history: [
    {
      happened_at: at,
      what: 'document_sent',
      version: null,
      by: 'Asha',
      reported_for: null,
      text: null,
      page: null,
      page_id: null,
      title: 'pan_card',
    },
    {
      happened_at: at,
      what: 'reported',
      version: null,
      by: null,
      reported_for: 'harassment',
      text: 'Rude.',
      page: 'report',
      page_id: 'r',
      title: null,
    },
  ],
};

test.each([
  [{}, ['Propose to suspend', 'Propose to ban']],
  [{ proposed: ban }, ['Confirm ban', 'Reject proposal']],
  [{ proposed: ban, is_own_proposal: true }, ['Reject proposal']],
  [{ in_force: suspension }, ['Propose to ban', 'End suspension']],
  [{ in_force: suspension, proposed: ban }, ['Confirm ban', 'Reject proposal', 'End suspension']],
  [{ in_force: ban }, []],
  [
    {
      proposed: ban,
      decision: { state: 'waiting', by: 'Ravi', action: 'confirmed_suspension', decided_at: at },
    },
    [],
  ],
])('offers for a house with %j only what staff may do', async (fields, buttons) => {
  await openItem(houses, { ...house, ...fields });

  const acts = screen.queryAllByRole('button', { name: /suspen|ban|proposal/i });
  expect(acts.map(({ textContent }) => textContent)).toEqual(buttons);
});

test('proposes a ban with a reason, and confirms or ends what it shows', async () => {
  await openItem(houses, house);
  expect(screen.getByText('PAN card', { exact: false }).textContent).toMatch(/ its owner · Asha$/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/reports/r');
  await press('Propose to ban');
  type(/Reason|Why/, 'It lies.');
  await press('Propose');
  const proposal = await reply('POST /api/admin/houses/h/suspend');
  expect(proposal.body).toEqual({ kind: 'ban', reason: 'It lies.' });
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();

  await openItem(houses, { ...house, proposed: ban, in_force: suspension });
  expect(screen.getByText('Ravi proposed a ban: Asked for money.')).toBeDefined();
  await press('Confirm ban');
  await reply('POST /api/admin/suspensions/b/confirm');
  await press('End suspension');
  await reply('POST /api/admin/suspensions/s/end');
  await press('Reject proposal');
  await reply('POST /api/admin/suspensions/b/end');
});

test('ends the verification of a house for children with a reason', async () => {
  await openItem(houses, { ...house, sees_children: true });
  expect(screen.getByText('Verified for children')).toBeDefined();
  await press('End verification for children');
  type(/Reason|Why/, 'Unsafe hours.');
  const dialog = screen.getByRole('dialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form') ?? document.body));

  const ended = await reply('POST /api/admin/houses/h/end-child-grade');
  expect(ended.body).toEqual({ reason: 'Unsafe hours.' });
});

test('lists waiting items, lets staff take or release one, and moves by keys', async () => {
  const item = {
    kind: 'call',
    id: 'c',
    title: 'Lead role',
    by: 'Reel',
    since: at,
    child: false,
    flags: [],
    taken_by: null,
  };
  const items = [
    { ...item, flags: ['May cast children'], due_at: '2020-01-01T00:00:00Z', is_mine: false },
    {
      ...item,
      id: 'd',
      title: 'Extra',
      due_at: '2099-01-01T00:00:00Z',
      taken_by: 'Me',
      is_mine: true,
      child: true,
    },
    {
      ...item,
      id: 't',
      kind: 'task',
      title: 'send',
      due_at: '2099-01-01T00:00:00Z',
      taken_by: 'Ravi',
      is_mine: false,
    },
  ];
  const new_staff = [{ name: 'Asha', role: 'moderator', invited_by: 'Ravi' }];
  const colleagues = [
    { id: 'r', name: 'Ravi', role: 'moderator' },
    { id: 'e', name: 'Edna', role: 'editor' },
  ];
  const counts = [
    { kind: 'call', count: 4 },
    { kind: 'task', count: 1 },
  ];
  await openPage(today, {
    items,
    more: 2,
    counts,
    colleagues,
    chosen: 'task',
    needs_moderator: true,
    new_staff,
  });

  const kinds = within(screen.getByRole('navigation', { name: 'Filters' })).getAllByRole('link');
  expect(kinds.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/'],
    ['Casting call4', '/?kind=call'],
    ['Failed task1', '/?kind=task'],
  ]);
  expect(kinds.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);

  expect(screen.getByText('5 to review, 1 overdue')).toBeDefined();
  expect(screen.getByText(/Invite another moderator/)).toBeDefined();
  expect(screen.getByText('New on the staff: Asha, moderator, invited by Ravi.')).toBeDefined();
  expect(screen.getAllByText('Concerns a child')).toHaveLength(1);
  expect(screen.getByText('May cast children')).toBeDefined();
  expect(screen.getByText(/assigned to you/)).toBeDefined();
  expect(screen.getByText(/assigned to Ravi/)).toBeDefined();
  for (const [name, title] of [
    ['k', 'Lead role'],
    ['j', 'Extra'],
    ['j', 'send'],
    ['j', 'send'],
    ['k', 'Extra'],
  ] as const) {
    await key(name);
    expect(document.activeElement?.textContent).toContain(title);
  }
  await press('Assign to me: Lead role');
  await press('Unassign Extra');
  await press('Retry');
  await press('Hand over: Lead role');
  const colleague = screen.getByLabelText(/Colleague/);
  expect(
    within(colleague)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).not.toContain('Edna');
  fireEvent.change(colleague, { target: { value: 'r' } });
  type(/Note for/, 'Their PAN looks odd.');
  await press('Hand over');
  expect(sent()).toEqual([
    ['POST /api/admin/today/take', { item: 'call:c', taken: true }],
    ['POST /api/admin/today/take', { item: 'call:d', taken: false }],
    ['POST /api/admin/tasks/t/retry', undefined],
    [
      'POST /api/admin/today/take',
      { item: 'call:c', taken: true, hand_over: { to: 'r', note: 'Their PAN looks odd.' } },
    ],
  ]);
});

test('groups what waits by production house, the house of the first item first', async () => {
  const items = [
    waitingItem({ id: 'a', house_id: 'r', by: 'Reel', title: 'Waiter' }),
    waitingItem({ id: 'b', title: 'Spam' }),
    waitingItem({ id: 'c', house_id: 'r', by: 'Reel', title: 'Cook' }),
  ];
  const found = { items, counts: [], colleagues: [], more: 0, needs_moderator: false, new_staff: [] };
  await openPage(today, { ...found, chosen: 'report', byHouse: true });

  const group = (name: RegExp) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect([group(/^Reel/).length, group(/^No production house/).length]).toEqual([2, 1]);
  expect(screen.getByRole('link', { name: 'Reel' }).getAttribute('href')).toBe('/admin/houses/r');
  expect(screen.getByRole('link', { name: 'Show as one list' }).getAttribute('href')).toBe('/?kind=report');
});
