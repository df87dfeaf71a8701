import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLikelyMoneyRequest, findMoneyRequest } from './asks-for-money.ts';

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

test.each(['tuned', 'apart'] as const)('catches sentences that ask for money (%s)', (half) => {
  const missed = asking[half].filter((sentence) => !findLikelyMoneyRequest(sentence));

  expect(missed.length / asking[half].length, missed.join('\n')).toBeLessThanOrEqual(
    half === 'tuned' ? 0.03 : 0.08,
  );
});

test.each(['tuned', 'apart'] as const)('rejects almost no honest sentence (%s)', (half) => {
  const rejected = honest[half].filter(findMoneyRequest);

  expect(rejected.length / honest[half].length, rejected.join('\n')).toBeLessThanOrEqual(
    half === 'tuned' ? 0.01 : 0.02,
  );
});

test.each(['tuned', 'apart'] as const)('holds few honest sentences (%s)', (half) => {
  const held = honest[half].filter(findLikelyMoneyRequest);

  expect(held.length / honest[half].length, held.join('\n')).toBeLessThanOrEqual(
    half === 'tuned' ? 0.08 : 0.15,
  );
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
