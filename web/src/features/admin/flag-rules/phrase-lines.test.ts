import { expect, test } from 'vitest';
import { readLines, writeLines } from '#features/admin/flag-rules/phrase-lines.ts';

test('reads a phrase a line with an optional weight, and writes it the same way', () => {
  const typed = 'registration fee*\n\n  pay * for audition =  5 \n';

  const phrases = readLines(typed, 'money');

  expect(phrases).toEqual([
    { phrase: 'registration fee*', kind: 'money', weight: 10 },
    { phrase: 'pay * for audition', kind: 'money', weight: 5 },
  ]);
  expect(writeLines(phrases, 'money')).toBe('registration fee*\npay * for audition = 5');
  expect(writeLines(phrases, 'unsafe')).toBe('');
});
