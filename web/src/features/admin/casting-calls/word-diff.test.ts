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
