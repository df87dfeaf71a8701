import { expect, test } from 'vitest';
import { allTicked, nobody, ticked } from '#features/review/selection.ts';

const column = ['a', 'b', 'c', 'd', 'e'];

test('Shift chooses everybody from the one ticked last, in either direction', () => {
  const one = ticked(nobody, 'b', column, false);

  expect([...ticked(one, 'd', column, true).ids]).toEqual(['b', 'c', 'd']);
  expect([...ticked(one, 'a', column, true).ids].toSorted()).toEqual(['a', 'b']);
});

test('Shift on somebody who is chosen lets the whole run go', () => {
  const all = allTicked(nobody, column);

  const some = ticked(ticked(all, 'b', column, false), 'd', column, true);

  expect([...some.ids]).toEqual(['a', 'e']);
});

test('Shift chooses one alone where the one ticked last stands in another column', () => {
  const elsewhere = ticked(nobody, 'x', ['x', 'y'], false);

  expect([...ticked(elsewhere, 'd', column, true).ids]).toEqual(['x', 'd']);
});

test('a column is chosen whole, and then not at all, without the other columns', () => {
  const some = ticked(ticked(nobody, 'x', ['x'], false), 'b', column, false);

  const all = allTicked(some, column);

  expect(all.ids.size).toBe(6);
  expect([...allTicked(all, column).ids]).toEqual(['x']);
});
