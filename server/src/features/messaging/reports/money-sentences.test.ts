import { readFileSync } from 'node:fs';
import { findLikelyMoneyRequest, findMoneyRequest } from '@kirdaar/contract/rules/asks-for-money';
import { expect, test } from 'vitest';

/**
 * Returns the sentences of a file in two halves: those that the patterns were tuned on, and after the empty
 * line those that nobody looked at meanwhile. Add to the first half; never tune on the second.
 */
function readHalves(name: string) {
  const [tuned = '', apart = ''] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n\n');
  return { tuned: sentencesOf(tuned), apart: sentencesOf(apart) };
}

/** Invisible characters are written as \u200b in the file. */
function sentencesOf(half: string) {
  const lines = half.split('\n');
  return lines.map((line) =>
    line.replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
}

const asking = readHalves('asking-sentences.txt');
const honest = readHalves('honest-sentences.txt');

test.each([
  ['tuned', 0.03, 0.01, 0.08],
  ['apart', 0.05, 0.015, 0.14],
] as const)('tells sentences that ask for money from honest ones (%s)', (half, missed, rejected, held) => {
  const passed = asking[half].filter((sentence) => !findLikelyMoneyRequest(sentence));
  const wronglyRejected = honest[half].filter(findMoneyRequest);
  const doubted = honest[half].filter((sentence) => findLikelyMoneyRequest(sentence));

  expect(passed.length / asking[half].length).toBeLessThanOrEqual(missed);
  expect(wronglyRejected.length / honest[half].length).toBeLessThanOrEqual(rejected);
  expect(doubted.length / honest[half].length).toBeLessThanOrEqual(held);
});

test('rejects the wordings that scams use most', () => {
  const clear = [
    'Registration-fee 500',
    'Regis\u200btration fee 500',
    'Audition ke liye 500 dena hoga',
    'शुल्क 500 रुपये देना होगा',
    'Pay Rs 500 for the audition',
    'Rеgistrаtiоn fее',
    'f e e for registration',
    'फॉर्म के साथ ५०० रुपये भेजें',
  ];

  expect(clear.filter((sentence) => !findMoneyRequest(sentence))).toEqual([]);
});
