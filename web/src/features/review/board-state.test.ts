import type { BoardCard } from '@kirdaar/contract/board';
import { expect, test } from 'vitest';
import {
  cardsIn,
  chunksIn,
  settled,
  startBoard,
  withPage,
  withStandings,
} from '#features/review/board-state.ts';

const none = {
  ...{ applied: 0, viewed: 0, shortlisted: 0, audition: 0, selected: 0, not_selected: 0, withdrawn: 0 },
};

function card(application_id: string, status: BoardCard['status'] = 'applied'): BoardCard {
  return {
    ...{ application_id, talent_id: application_id, name: application_id, status },
    ...{ age: null, gender: null, city: null, image_url: null, held_until: null },
    ...{ fit: { score: 0, reasons: [] }, score: null, has_note: false, opened: false, applied_at: '' },
  };
}

function open(...names: string[]) {
  const counts = { ...none, applied: 5 };
  return startBoard(new Map([['applied', { counts, cards: names.map((name) => card(name)), next: 'b' }]]));
}

const names = (...list: Parameters<typeof cardsIn>) => cardsIn(...list).map(({ name }) => name);

test('a step takes somebody to the top of another column, and both are counted', () => {
  const board = withStandings(open('a', 'b', 'c'), [[card('b'), 'shortlisted']]);

  expect(names(board, 'applied')).toEqual(['a', 'c']);
  expect(names(board, 'shortlisted')).toEqual(['b']);
  expect(board.counts).toMatchObject({ applied: 4, shortlisted: 1 });
});

test('a step that is taken back leads to where one stood', () => {
  const start = open('a', 'b', 'c');

  const board = withStandings(withStandings(start, [[card('b'), 'shortlisted']]), [[card('b'), 'applied']]);

  expect(names(board, 'applied')).toEqual(['a', 'b', 'c']);
  expect(board.cards.b?.opened).toBe(false);
  expect(board.counts).toEqual(start.counts);
});

test('a page that comes late leaves whoever moved where they are', () => {
  const moved = withStandings(open('a', 'b'), [[card('b'), 'shortlisted']]);

  const board = withPage(moved, 'shortlisted', {
    counts: none,
    cards: [card('b', 'shortlisted'), card('z', 'shortlisted')],
    next: null,
  });

  expect(names(board, 'shortlisted')).toEqual(['b', 'z']);
});

test('going through a column still passes whoever was moved out of it, until one begins anew', () => {
  const board = withStandings(open('a', 'b', 'c'), [[card('a'), 'shortlisted']]);

  expect(board.columns.applied.ids).toEqual(['a', 'b', 'c']);
  expect(settled(board).columns.applied).toEqual({ ids: ['b', 'c'], next: 'b' });
});

test('whoever moves on leaves the others in the part of the column in which they were', () => {
  const board = withStandings(open('a', 'b', 'c', 'd', 'e'), [[card('b'), 'shortlisted']]);

  const chunks = chunksIn(board, 'applied', 2).map((chunk) => chunk.map(({ name }) => name));

  expect(chunks).toEqual([['a'], ['c', 'd'], ['e']]);
});
