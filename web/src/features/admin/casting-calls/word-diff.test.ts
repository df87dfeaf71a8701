import { expect, test } from 'vitest';
import { diffWords } from '#features/admin/casting-calls/word-diff.ts';

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ text, change }) => ({ same: text, added: `+[${text}]`, removed: `-[${text}]` })[change])
    .join('');

test('marks the words that an edit removes and adds', () => {
  expect(marked('A tall dancer for Pune', 'A tall singer for Pune and Goa')).toBe(
    'A tall -[dancer ]+[singer ]for Pune +[and Goa]',
  );
});

test('marks a text that was empty as added, and an equal one as the same', () => {
  expect(marked('', 'No fee')).toBe('+[No fee]');
  expect(marked('No fee', 'No fee')).toBe('No fee');
});

test('marks as few words as possible as changed', () => {
  expect(marked('a b c d', 'b x d')).toBe('-[a ]b -[c ]+[x ]d');
  expect(marked('one two three', 'three one two')).toBe('+[three ]one two-[three]');
});

test('shows texts that are too long to compare whole', () => {
  const long = 'word '.repeat(1501);

  expect(marked(long, 'short')).toBe(`-[${long}]+[short]`);
});
