import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { MergeSection } from '#features/admin/people/MergeSection.tsx';
import { type MergeSearch, mergeWrites } from '#features/admin/people/merge-writes.ts';
import { mockServer } from '#testing/mock-server.ts';
import { letDialogsOpen } from '#testing/open-dialogs.ts';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  letDialogsOpen();
  received = mockServer();
});
const holdings = { applications: 4, conversations: 1, media: 2, orders: 0, saved_calls: 3, plan: null };
const account = {
  name: 'Meera Joshi',
  state: 'active',
  created_at: '2026-01-05T05:00:00Z',
  holdings,
} as const;
const search: MergeSearch = {
  text: '',
  error: undefined,
  found: [],
  pair: [
    { ...account, id: 'one', email: 'm•••@one.example' },
    { ...account, id: 'two', email: 'm•••@two.example' },
  ],
};

test('merges this account into the other one if that is to stay, asks who is there and opens the kept one', async () => {
  const Site = createRoutesStub([
    {
      path: '/admin/people/one',
      Component: () => <MergeSection search={search} />,
      action: pageAction(mergeWrites),
    },
    { path: '/admin/people/two', Component: () => <h1>Kept person</h1> },
  ]);
  await act(async () => render(<Site initialEntries={['/admin/people/one']} />));
  const button = screen.getByRole('button', { name: 'Merge accounts' });
  expect(button).toHaveProperty('disabled', true);

  fireEvent.click(screen.getByLabelText('The other account'));
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'They wrote from both.' } });
  await act(async () => fireEvent.click(button));
  const sent = () => received.filter(({ to }) => to === 'POST /api/admin/people/one/merge');
  const code = 'staff_confirmation_required';
  await act(async () => sent()[0]?.answer(403, { success: false, code, message: 'Confirm who you are.' }));

  expect(sent()[0]?.body).toEqual({ into: 'two', reason: 'They wrote from both.' });
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(screen.getByLabelText(/^Reason/)).toHaveProperty('value', 'They wrote from both.');

  await act(async () => fireEvent.click(button));
  await act(async () => sent()[1]?.answer(200, { success: true, message: 'Accounts merged.' }));

  expect(await screen.findByRole('heading', { name: 'Kept person' })).toBeDefined();
});
