import { expect, test } from 'vitest';
import { noSelection, toggleAll, toggleOne } from '#features/applications/review/board-state.ts';

const column = ['a', 'b', 'c', 'd', 'e'];

test('selects everything from the last ticked card with Shift, in either direction', () => {
  const one = toggleOne(noSelection, 'b', column, false);

  expect([...toggleOne(one, 'd', column, true).ids]).toEqual(['b', 'c', 'd']);
  expect([...toggleOne(one, 'a', column, true).ids].toSorted()).toEqual(['a', 'b']);
});

test('clears the whole range with Shift on a selected card', () => {
  const all = toggleAll(noSelection, column);

  const some = toggleOne(toggleOne(all, 'b', column, false), 'd', column, true);

  expect([...some.ids]).toEqual(['a', 'e']);
});

test('selects only one card with Shift when the last ticked card is in another column', () => {
  const elsewhere = toggleOne(noSelection, 'x', ['x', 'y'], false);

  expect([...toggleOne(elsewhere, 'd', column, true).ids]).toEqual(['x', 'd']);
});

test('selects a whole column and then clears it, without the other columns', () => {
  const some = toggleOne(toggleOne(noSelection, 'x', ['x'], false), 'b', column, false);

  const all = toggleAll(some, column);

  expect(all.ids.size).toBe(6);
  expect([...toggleAll(all, column).ids]).toEqual(['x']);
});
