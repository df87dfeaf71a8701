import { asciiDigits } from './fold-lookalikes.ts';
import { FULL_AGE } from './limits.ts';

const ABOVE = 'above|over|older|up|more|ऊपर|ज़्यादा|ज्यादा|अधिक|बड़े';
const BELOW = 'under|below|younger|less|कम|छोटे';
const OR = '(?:and|&|or|या उससे|और|या) ?';

/* Words of ages by their sign: + and older, < younger than, ≤ and younger. */
const spellings: readonly [RegExp, string][] = [
  [/[\p{Pd}−~]/gu, '-'],
  [/\s+/g, ' '],
  [/(?<![a-z])(?:ages? ?:?|aged|between|old)(?![a-z])|उम्र/g, ''],
  [/(?<![a-z])(?:months?|mths?|mos?)(?![a-z])\.?|महीन(?:े|ा|ों)|माह/g, 'm'],
  [/(?<![a-z])(?:years?|yrs?)(?![a-z])\.?|साल|वर्ष/g, 'y'],
  [
    new RegExp(`${OR}(?:${ABOVE})|से (?:${ABOVE})|plus|onwards|(?:above|over|at least|minimum|min) `, 'g'),
    '+',
  ],
  [new RegExp(`से (?:${BELOW})|(?:under|below|less than|younger than) `, 'g'), '<'],
  [new RegExp(`${OR}(?:${BELOW})|तक|(?:up ?to|maximum|max) `, 'g'), '≤'],
  [/ ?(?:to|and|से) ?(?=\d)/g, '-'],
  [/ /g, ''],
];

/**
 * Returns ages as the specification writes them, from other usual ways: `18 to 25`, `18–25 yrs`, `teen`. Months become
 * whole years, so that a child below one is 0. *Above 25* includes 25, as casting calls mean it; *under 10* ends at 9.
 */
export function writeAgeRange(typed: string): string {
  if (isAgeRange(typed)) return typed;
  const words = asciiDigits(typed.trim().toLowerCase().normalize('NFC'));
  if (/^teen(?:s|age|ager|agers)?$/.test(words)) return '13-19';
  const plain = spellings.reduce((text, [spelling, sign]) => text.replace(spelling, sign), words);
  return readRange(plain) ?? readLimit(plain) ?? plain;
}

/** Reads `18-24`, `4-6m` and `6m-2y`: a unit written once is that of both ages. */
function readRange(plain: string): string | undefined {
  const [, first, unit, last, lastUnit] = /^(\d{1,2})([my]?)-(\d{1,2})([my]?)≤?$/.exec(plain) ?? [];
  if (!first || !last) return undefined;
  const [from, to] = [inMonths(first, unit || lastUnit), inMonths(last, lastUnit || unit)];
  return from <= to ? rangeOf(from, to) : undefined;
}

/** Reads `25y`, `25+`, `+25`, `<10` and `10≤`. */
function readLimit(plain: string): string | undefined {
  const [, before, age, unit, after] = /^([+<≤]?)(\d{1,2})([my]?)([+<≤]?)[my]?$/.exec(plain) ?? [];
  if (!age) return undefined;
  const months = inMonths(age, unit);
  const sign = before || after;
  if (sign === '+') return `${inYears(months)}+`;
  return rangeOf(sign ? 0 : months, sign === '<' ? months - 1 : months);
}

function inMonths(age: string, unit: string | undefined): number {
  return unit === 'm' ? Number(age) : Number(age) * 12;
}

function inYears(months: number): number {
  return Math.floor(months / 12);
}

function rangeOf(from: number, to: number): string {
  const ages = [...new Set([inYears(from), inYears(to)])];
  return ages.join('-');
}

const pattern = /^(\d{1,2})(?: *- *(\d{1,2})| *\+)?$/;

/** Whether a text is an age range: '18-24', '18 - 24', '18+' or a single age. */
export function isAgeRange(typed: string): boolean {
  const match = pattern.exec(typed);
  return Boolean(match) && (match?.[2] === undefined || Number(match[1]) <= Number(match[2]));
}

/**
 * Parses an age range, both ends inclusive; '18+' has no upper end. Returns undefined if the text is not a
 * range.
 */
export function agesOf(range: string): { from: number; to: number } | undefined {
  const match = pattern.exec(range.trim());
  if (!match) return undefined;
  const from = Number(match[1]);
  if (range.trimEnd().endsWith('+')) return { from, to: Number.POSITIVE_INFINITY };
  return { from, to: Number(match[2] ?? from) };
}

/** Whether the range allows children, that is, starts below full age. */
export function mayCastChildren(range: string): boolean {
  return (agesOf(range)?.from ?? FULL_AGE) < FULL_AGE;
}
