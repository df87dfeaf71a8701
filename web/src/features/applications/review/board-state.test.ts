import type { BoardCard } from '@kirdaar/contract/applications/board';
import { type ApplicationStage, applicationStages } from '@kirdaar/contract/rules/review';
import { expect, test } from 'vitest';
import {
  type Board,
  chunksIn,
  idsIn,
  reduceBoard,
  startBoard,
  toStage,
  withChanges,
  withLiveUpdates,
  withoutMovedCards,
  withPage,
} from '#features/applications/review/board-state.ts';

// Every stage has its count.
const none = Object.fromEntries(applicationStages.map((stage) => [stage, 0])) as Record<
  ApplicationStage,
  number
>;

function card(application_id: string, status: BoardCard['status'] = 'applied'): BoardCard {
  return {
    application_id,
    talent_id: application_id,
    name: application_id,
    status,
    age: null,
    age_band: null,
    gender: null,
    city: null,
    image_url: null,
    is_leaving: false,
    added: false,
    via_agency: null,
    is_registered: true,
    shown_status: 'applied',
    match: { score: 0, reasons: [], differences: [] },
    score: null,
    team_score: null,
    has_note: false,
    met_before: 0,
    days: null,
    self_tape: null,
    opened: false,
    applied_at: '',
  };
}

function open(...names: string[]) {
  const counts = { ...none, applied: 5 };
  const page = { cards: names.map((name) => card(name)), next: 'b' };
  return startBoard({ job: { stage_names: [], is_open: true }, counts, unsent: 0 }, [['applied', page]]);
}

/** Moves an application on a board, which keeps its old card. */
const move = (board: Board, name: string, stage: ApplicationStage) =>
  withChanges(board, [toStage(card(name), stage)]);

test('moves an application to the top of another column and updates both counts', () => {
  const board = move(open('a', 'b', 'c'), 'b', 'shortlisted');

  expect(idsIn(board, 'applied')).toEqual(['a', 'c']);
  expect(idsIn(board, 'shortlisted')).toEqual(['b']);
  expect(board.counts).toMatchObject({ applied: 4, shortlisted: 1 });
  expect(board.unsent).toBe(1);
});

test('returns an undone move to its old position', () => {
  const start = open('a', 'b', 'c');

  const board = move(move(start, 'b', 'shortlisted'), 'b', 'applied');

  expect(idsIn(board, 'applied')).toEqual(['a', 'b', 'c']);
  expect(board.cards.b?.opened).toBe(false);
  expect(board.counts).toEqual(start.counts);
});

test('keeps a moved application in place when a page loads late', () => {
  const moved = move(open('a', 'b'), 'b', 'shortlisted');

  const board = withPage(moved, 'shortlisted', {
    cards: [card('b', 'shortlisted'), card('z', 'shortlisted')],
    next: null,
  });

  expect(idsIn(board, 'shortlisted')).toEqual(['b', 'z']);
});

test('still visits moved applications while stepping through a column, until the next start', () => {
  const board = move(open('a', 'b', 'c'), 'a', 'shortlisted');

  expect(board.columns.applied.ids).toEqual(['a', 'b', 'c']);
  expect(withoutMovedCards(board).applied).toEqual({ ids: ['b', 'c'], next: 'b' });
});

test('keeps the other cards in their chunks when a card moves on', () => {
  const board = move(open('a', 'b', 'c', 'd', 'e'), 'b', 'shortlisted');

  const chunks = chunksIn(board, 'applied', 2).map((chunk) => chunk.map(({ name }) => name));

  expect(chunks).toEqual([['a'], ['c', 'd'], ['e']]);
});

test('follows what others did with its applications and ignores those that are not loaded', () => {
  const change = { moved_by: 'Asha', shown_status: 'viewed', opened: true } as const;

  const board = withLiveUpdates(open('a', 'b'), [
    { ...change, application_id: 'b', status: 'not_selected' },
    { ...change, application_id: 'z', status: 'shortlisted' },
  ]);
  const decided = withLiveUpdates(board, [
    { ...change, application_id: 'b', status: 'not_selected', shown_status: 'not_selected' },
  ]);

  expect(idsIn(board, 'not_selected')).toEqual(['b']);
  expect(board.counts).toMatchObject({ applied: 4, not_selected: 1, shortlisted: 0 });
  expect([board.unsent, decided.unsent]).toEqual([1, 0]);
  expect(decided.cards.b?.shown_status).toBe('not_selected');
});

test("applies pending operations to the server's state, and drops them cleanly", () => {
  const server = open('a', 'b');
  const moved = [toStage(card('b'), 'shortlisted')];
  const update = {
    ...{ application_id: 'b', moved_by: 'Asha' },
    status: 'backup',
    shown_status: 'viewed',
    opened: true,
  } as const;

  const pending = reduceBoard({ server, pending: [], board: server }, { begun: moved });
  const updated = reduceBoard(pending, { change: (board) => withLiveUpdates(board, [update]) });
  const dropped = reduceBoard(updated, { settled: moved });
  const confirmed = reduceBoard(pending, { settled: moved, change: (board) => withChanges(board, moved) });

  expect(updated.board.cards.b).toMatchObject({ status: 'shortlisted', shown_status: 'viewed' });
  expect(updated.board.counts).toMatchObject({ applied: 4, shortlisted: 1, backup: 0 });
  expect(dropped.board.cards.b?.status).toBe('backup');
  expect(dropped.board.counts).toMatchObject({ applied: 4, shortlisted: 0, backup: 1 });
  expect(confirmed.board).toEqual(pending.board);
  expect(confirmed.server).toEqual(pending.board);
});
