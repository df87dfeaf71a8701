import type { BoardCard } from '@kirdaar/contract/applications/board';
import { type ApplicationStage, applicationStages } from '@kirdaar/contract/rules/review';
import { expect, test } from 'vitest';
import {
  cardsIn,
  chunksIn,
  startBoard,
  withNews,
  withoutMovedCards,
  withPage,
  withStatuses,
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
    gender: null,
    city: null,
    image_url: null,
    told: 'applied',
    match: { score: 0, reasons: [], differences: [] },
    score: null,
    team_score: null,
    has_note: false,
    self_tape: null,
    opened: false,
    applied_at: '',
  };
}

function open(...names: string[]) {
  const counts = { ...none, applied: 5 };
  return startBoard(new Map([['applied', { counts, cards: names.map((name) => card(name)), next: 'b' }]]), {
    job: { stage_names: [] },
    unsent: 0,
  });
}

const names = (...list: Parameters<typeof cardsIn>) => cardsIn(...list).map(({ name }) => name);

test('moves an application to the top of another column and updates both counts', () => {
  const board = withStatuses(open('a', 'b', 'c'), [[card('b'), 'shortlisted']]);

  expect(names(board, 'applied')).toEqual(['a', 'c']);
  expect(names(board, 'shortlisted')).toEqual(['b']);
  expect(board.counts).toMatchObject({ applied: 4, shortlisted: 1 });
  expect(board.unsent).toBe(1);
});

test('returns an undone move to its old position', () => {
  const start = open('a', 'b', 'c');

  const board = withStatuses(withStatuses(start, [[card('b'), 'shortlisted']]), [[card('b'), 'applied']]);

  expect(names(board, 'applied')).toEqual(['a', 'b', 'c']);
  expect(board.cards.b?.opened).toBe(false);
  expect(board.counts).toEqual(start.counts);
});

test('keeps a moved application in place when a page loads late', () => {
  const moved = withStatuses(open('a', 'b'), [[card('b'), 'shortlisted']]);

  const board = withPage(moved, 'shortlisted', {
    counts: none,
    cards: [card('b', 'shortlisted'), card('z', 'shortlisted')],
    next: null,
  });

  expect(names(board, 'shortlisted')).toEqual(['b', 'z']);
});

test('still visits moved applications while stepping through a column, until the next start', () => {
  const board = withStatuses(open('a', 'b', 'c'), [[card('a'), 'shortlisted']]);

  expect(board.columns.applied.ids).toEqual(['a', 'b', 'c']);
  expect(withoutMovedCards(board).columns.applied).toEqual({ ids: ['b', 'c'], next: 'b' });
});

test('keeps the other cards in their chunks when a card moves on', () => {
  const board = withStatuses(open('a', 'b', 'c', 'd', 'e'), [[card('b'), 'shortlisted']]);

  const chunks = chunksIn(board, 'applied', 2).map((chunk) => chunk.map(({ name }) => name));

  expect(chunks).toEqual([['a'], ['c', 'd'], ['e']]);
});

test('follows what others did with its applications and ignores those that are not loaded', () => {
  const change = { moved_by: 'Asha', told: 'viewed' } as const;

  const board = withNews(open('a', 'b'), [
    { ...change, application_id: 'b', status: 'not_selected' },
    { ...change, application_id: 'z', status: 'shortlisted' },
  ]);
  const told = withNews(board, [
    { ...change, application_id: 'b', status: 'not_selected', told: 'not_selected' },
  ]);

  expect(names(board, 'not_selected')).toEqual(['b']);
  expect(board.counts).toMatchObject({ applied: 4, not_selected: 1, shortlisted: 0 });
  expect([board.unsent, told.unsent]).toEqual([1, 0]);
  expect(told.cards.b?.told).toBe('not_selected');
});
