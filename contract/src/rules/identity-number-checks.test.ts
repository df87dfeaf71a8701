import { expect, test } from 'vitest';
import {
  isAadhaar,
  isGstin,
  isGstinOfPan,
  isPan,
  isUnusualAadhaar,
  isUnusualGstin,
  isUnusualPan,
} from './identity-numbers.ts';

type Random = (below: number) => number;

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the same pseudo-random numbers in every run. */
function seeded(): Random {
  let state = 20260301;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

function pick(random: Random, from: string, length = 1): string {
  return Array.from({ length }, () => from.charAt(random(from.length))).join('');
}

function somePan(random: Random): string {
  const holder = pick(random, 'PCHFATBLJG');
  return `${pick(random, letters, 3)}${holder}${pick(random, letters)}${pick(random, digits, 4)}${pick(random, letters)}`;
}

// Tries all check characters and keeps the only valid one, so that the test does not repeat the checksum
// algorithm.
function someAadhaar(random: Random): string {
  const body = pick(random, '23456789') + pick(random, digits, 10);
  return ending(body, digits, (number) => !isUnusualAadhaar(number));
}

function someGstin(random: Random): string {
  const state = String(1 + random(38)).padStart(2, '0');
  return ending(`${state}${somePan(random)}1Z`, digits + letters, (number) => !isUnusualGstin(number));
}

function ending(body: string, characters: string, passes: (number: string) => boolean): string {
  const endings = [...characters].map((character) => body + character).filter(passes);
  expect(endings).toHaveLength(1);
  return endings[0] ?? '';
}

function some<T>(count: number, make: (random: Random) => T): T[] {
  const random = seeded();
  return Array.from({ length: count }, () => make(random));
}

/** Replaces the character at one position with another of the same kind. */
function replaced(random: Random, number: string, place: number): string {
  const kind = digits.includes(number.charAt(place)) ? digits : letters;
  const other = pick(random, kind.replace(number.charAt(place), ''));
  return number.slice(0, place) + other + number.slice(place + 1);
}

function swapped(number: string, place: number): string {
  const [first = '', second = ''] = number.slice(place, place + 2);
  return number.slice(0, place) + second + first + number.slice(place + 2);
}

test('gives no warning for genuine numbers', () => {
  expect(isUnusualPan('AAPFU0939F')).toBe(false);
  expect(isUnusualAadhaar('9999 4105 7058')).toBe(false);
  expect(isUnusualGstin('27AAPFU0939F1ZV')).toBe(false);
});

test('accepts fifty valid PANs and warns about two hundred with a different fourth letter', () => {
  const valid = some(50, somePan);
  const mutated = some(200, (random) => {
    const pan = somePan(random);
    return `${pan.slice(0, 3)}${pick(random, 'DEIKMNOQRSUVWXYZ')}${pan.slice(4)}`;
  });

  expect(valid.filter((pan) => !isPan(pan) || isUnusualPan(pan))).toEqual([]);
  expect(mutated.filter((pan) => !isPan(pan) || !isUnusualPan(pan))).toEqual([]);
});

test.for([
  ['01', 1],
  ['38', 1],
  ['97', 1],
  ['99', 1],
  ['00', 0],
  ['39', 0],
  ['96', 0],
  ['98', 0],
] as const)('knows that a GSTIN of the State code %s has %i valid check characters', ([state, possible]) => {
  const gstins = [...digits, ...letters].map((character) => `${state}AAPFU0939F1Z${character}`);

  expect(gstins.filter((gstin) => !isUnusualGstin(gstin))).toHaveLength(possible);
});

test('accepts fifty valid GSTINs and warns about two hundred with one changed character', () => {
  const valid = some(50, someGstin);
  const mutated = some(200, (random) => replaced(random, someGstin(random), random(15)));

  expect(valid.filter((gstin) => !isGstin(gstin) || isUnusualGstin(gstin))).toEqual([]);
  expect(mutated.filter((gstin) => isGstin(gstin) && !isUnusualGstin(gstin))).toEqual([]);
});

test('accepts fifty valid Aadhaar numbers and warns about two hundred with one changed digit', () => {
  const valid = some(50, someAadhaar);
  const mutated = some(200, (random) => replaced(random, someAadhaar(random), random(12)));

  expect(valid.filter((aadhaar) => !isAadhaar(aadhaar) || isUnusualAadhaar(aadhaar))).toEqual([]);
  expect(mutated.filter((aadhaar) => !isUnusualAadhaar(aadhaar))).toEqual([]);
});

test('warns about every single wrong digit and every swap of adjacent digits in an Aadhaar number', () => {
  const places = Array.from({ length: 12 }, (_, place) => place);
  const wrong = some(50, someAadhaar).flatMap((number) => [
    ...places.flatMap((place) =>
      [...digits].map((digit) => number.slice(0, place) + digit + number.slice(place + 1)),
    ),
    ...places.slice(1).map((place) => swapped(number, place - 1)),
  ]);
  const valid = new Set(some(50, someAadhaar));

  expect(wrong.filter((number) => !valid.has(number) && !isUnusualAadhaar(number))).toEqual([]);
});

test('warns about an Aadhaar number that starts with 0 or 1 and a GSTIN with an unknown State code', () => {
  expect(isUnusualAadhaar('099999999995')).toBe(true);
  expect(isUnusualGstin('00AAPFU0939F1ZV')).toBe(true);
});

test('checks every usual notation and gives no warning for malformed numbers, which are rejected elsewhere', () => {
  expect(isUnusualAadhaar('9999-4105-7059')).toBe(true);
  expect(isUnusualPan('abcxe 1234 f')).toBe(true);
  expect(isUnusualGstin('27 aapfu0939f 1z5')).toBe(true);
  expect([isUnusualPan('ABC'), isUnusualAadhaar('1234'), isUnusualGstin('27')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('finds the PAN in the third to twelfth characters of a GSTIN', () => {
  expect(isGstinOfPan('27AAPFU0939F1ZV', 'AAPFU0939F')).toBe(true);
  expect(isGstinOfPan('27AAPFU0939F1ZV', 'ABCPE1234F')).toBe(false);
});
