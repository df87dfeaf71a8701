import { expect, test } from 'vitest';
import { matchPhrases } from '#features/admin/flag-rules/match-phrases.ts';

const money = (phrase: string) => ({ phrase, kind: 'money', weight: 10 }) as const;

test.each([
  ['registration fee*', 'Registration  FEES of 500', 'Registration FEES'],
  ['registration fee*', 'Rеgistrаtiоn fее 500', 'Registration fee'],
  ['pay * for audition', 'Please pay Rs 500 for audition', 'pay Rs 500 for audition'],
  ['रजिस्ट्रेशन की फीस', 'रजिस्ट्रेशन की फीस 500', 'रजिस्ट्रेशन की फीस'],
  ['ऑडिशन फ़ीस', 'ऑडिशन फ़ीस 500', 'ऑडिशन फ़ीस'],
])('finds %s in %s', (phrase, text, words) => {
  expect(matchPhrases(text, [money(phrase)]).map((match) => match.words.normalize())).toEqual([
    words.normalize(),
  ]);
});

test.each([
  ['registration fee', 'Registration fees'],
  ['registration fee*', 'There is no registration fee'],
  ['pay * for audition', 'pay us by card or cash for audition'],
  ['fee*', 'A coffee'],
])('does not find %s in %s', (phrase, text) => {
  expect(matchPhrases(text, [money(phrase)])).toEqual([]);
});

test('takes time linear in the length of the text', () => {
  expect(matchPhrases('aa '.repeat(1000), [money(`${'a* * '.repeat(20)}b`)])).toEqual([]);
});
