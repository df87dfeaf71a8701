import { expect, test } from 'vitest';
import { isFlagPhrase, MAX_FLAG_WORDS, writeFlagPhrase } from './flag-rules.ts';

test('normalises a phrase to lower case with single spaces', () => {
  expect(writeFlagPhrase('  Pay \t the  FEE ')).toBe('pay the fee');
});

test.each(['fee', 'pay * fee', 'regist*', 'शुल्क भर*', 'a b c d e f g h'])(
  'accepts the phrase %j',
  (phrase) => {
    expect(isFlagPhrase(phrase)).toBe(true);
  },
);

test.each([
  '',
  '*',
  '* fee',
  'fee *',
  'pay  fee',
  'p*y',
  '*fee',
  '(fee)',
  'pay. now',
  Array(MAX_FLAG_WORDS + 1)
    .fill('fee')
    .join(' '),
])('rejects the phrase %j', (phrase) => {
  expect(isFlagPhrase(phrase)).toBe(false);
});
