import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press, toasts } from '#testing/controls.ts';
import { pending, reply } from '#testing/mock-server.ts';
import { boardCard, openBoard } from '#testing/open-board.tsx';
import { reviewedApplication, sampleMove } from '#testing/sample-application.ts';

const UNDO = 'POST /api/production/review/undo';
const MOVES = 'POST /api/production/review/moves';
const move = sampleMove({ count: 3 });
const later = sampleMove({ request_id: 'r2', was: 'on_hold', stage: 'shortlisted' });
const history = () => within(screen.getByRole('heading', { name: 'Moves' }).parentElement ?? document.body);

async function openHistory(fields: Parameters<typeof reviewedApplication>[1]) {
  const asha = boardCard('Asha', { status: 'shortlisted', shown_status: 'viewed', opened: true });
  await openBoard([asha, boardCard('Bina', { status: 'on_hold' })], { at: '/review/asha?view=board' });
  await reply('GET /api/production/review/asha', { data: reviewedApplication('Asha', fields) });
}

test('takes the latest move back, then the one before for everyone moved with it', async () => {
  await openHistory({ moves: [move, later], status: 'shortlisted' });
  expect(history().getAllByRole('listitem')).toHaveLength(2);
  expect(history().getAllByRole('button')).toHaveLength(1);

  await press('Take back');
  const one = await reply(UNDO, { undone: [{ application_id: 'asha', status: 'on_hold' }], not_undone: [] });
  await press('Take back for all 3');
  const all = await reply(UNDO, {
    undone: [{ application_id: 'asha', status: 'applied' }],
    not_undone: [{ application_id: 'bina', status: 'backup', reason: 'Ravi moved Bina since.' }],
  });

  expect([one.body, all.body]).toEqual([
    { request_id: 'r2', application_ids: ['asha'] },
    { request_id: 'r1' },
  ]);
  expect(toasts()).toEqual(['Not undone. Ravi moved Bina since.']);
  expect(screen.getByText('New', { selector: 'p' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Moves' })).toBeNull();
});

test('offers nothing to take back once the talent was told', async () => {
  await openHistory({ moves: [{ ...later, is_sent: true }] });

  expect(history().getByText(/The talent has been told/)).toBeDefined();
  expect(history().queryByRole('button')).toBeNull();
});

test('undoes with a key after the offer to undo is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openBoard([boardCard('Asha')]);
  fireEvent.click(screen.getByLabelText('Select Asha'));
  await press('Shortlist');
  await reply(MOVES, { moved: [], not_moved: [] });
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  vi.useRealTimers();

  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await act(async () => fireEvent.keyDown(document.body, { key: 'u' }));

  await reply(UNDO, { undone: [{ application_id: 'asha', status: 'applied' }], not_undone: [] });
  expect(screen.getByText('Undone: Asha moved to Shortlisted')).toBeDefined();
});

test('asks before a move out of several stages, naming each with its count', async () => {
  await openBoard([boardCard('Asha'), boardCard('Bina'), boardCard('Chitra')]);
  fireEvent.click(screen.getByLabelText('Select Asha'));
  await press('Shortlist');
  await reply(MOVES, { moved: [], not_moved: [] });
  await press('Select all 3');
  await press('Reject');

  const dialog = within(screen.getByRole('dialog', { name: 'Move 3 applicants to Rejected?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'New: 2',
    'Shortlisted: 1',
  ]);
  expect(pending).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await press('Reject');
  await press('Move all 3');

  expect((await reply(MOVES, { moved: [], not_moved: [] })).body).toMatchObject({ status: 'not_selected' });
});
