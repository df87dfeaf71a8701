import { asciiDigits } from './fold-lookalikes.ts';
import { FULL_AGE } from './limits.ts';

/** Returns ages as the specification writes them, from other usual ways: `18 to 25`, `18–25 yrs`, `teen`. */
export function writeAgeRange(typed: string): string {
  const plain = asciiDigits(typed.trim().toLowerCase())
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ?(?:years?|yrs?|साल|वर्ष)(?: old)?\.?$/, '');
  if (/^\d{1,2}(?: ?(?:[-–—]|to|से) ?\d{1,2})? ?months?$/.test(plain)) return '0';
  if (/^\d{1,2} ?plus$/.test(plain)) return plain.replace(/ ?plus$/, '+');
  if (/^teen(?:s|ager|agers)?$/.test(plain)) return '13-19';
  return plain.replace(/ ?(?:[–—‑]|\bto\b|से) ?/, '-');
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
