import { asciiDigits } from './fold-lookalikes.ts';

/* Height and weight are kept as typed, such as "5 ft 6 in" or "58 kg". They must be plausible for a person. */

/** Plausible heights in centimetres and weights in kilograms. */
export const measureRanges = { height: { min: 30, max: 250 }, weight: { min: 2, max: 300 } };
export type Measure = keyof typeof measureRanges;
const KG_PER_POUND = 0.4536;
const INCH_IN_CM = 2.54;

/** The usual heights, in the notation in which they are kept. */
export const heightSuggestions = Array.from({ length: 31 }, (_, more) => 52 + more).map(
  (inches) => `${Math.floor(inches / 12)} ft ${inches % 12} in (${Math.round(inches * INCH_IN_CM)} cm)`,
);

type Problem = 'unreadable' | 'implausible' | 'ambiguous';

/** Returns what is wrong with a height or a weight; undefined if it is plausible. */
export function findMeasureProblem(measure: Measure, typed: string): Problem | undefined {
  if (measure === 'height' && isDecimalFeet(typed)) return 'ambiguous';
  const value = measure === 'height' ? readHeight(typed) : weightInKg(typed);
  if (value === undefined) return 'unreadable';
  const { min, max } = measureRanges[measure];
  return value >= min && value <= max ? undefined : 'implausible';
}

function weightInKg(typed: string): number | undefined {
  const [, amount, unit] = /^\D{0,12}?(\d{1,4}(?:[.,]\d{1,3})?)\s*(.*)$/.exec(plain(typed)) ?? [];
  if (amount === undefined) return undefined;
  return /^(lb|pound)/.test(unit ?? '') ? number(amount) * KG_PER_POUND : number(amount);
}

/** Returns a height in whole centimetres, as filters compare it; undefined when it cannot be read. */
export function heightInCm(typed: string): number | undefined {
  const height = readHeight(typed);
  return height === undefined ? undefined : Math.round(height);
}

/** Returns a height in both systems, such as `168 cm · 5′6″`; as typed when it cannot be read. */
export function heightText(typed: string): string {
  const cm = heightInCm(typed);
  if (cm === undefined) return typed;
  const inches = Math.round(cm / INCH_IN_CM);
  return `${cm} cm · ${Math.floor(inches / 12)}′${inches % 12}″`;
}

/** The two heights that a text such as `5.6 ft` may mean. */
export function decimalFeet(typed: string): [inFeetAndInches: string, inCm: string] {
  const [feet = '', inches = ''] = plain(typed).match(/\d+/g) ?? [];
  const decimal = Number(`${feet}.${inches}`);
  return [`${feet} ft ${Number(inches)} in`, `${Math.round(decimal * 12 * INCH_IN_CM)} cm`];
}

/** Whether feet are written as a decimal with their unit: 5.6 ft is 5 ft 6 in for most people, and 5 ft 7 in for others. */
function isDecimalFeet(typed: string): boolean {
  return /^\D*\d[.,](?!0+\D)(?:0?\d|1[01]) ?(?:ft|f|')\.?$/.test(plain(typed));
}

const NUMBER = '(\\d{1,4}(?:\\.\\d+)?)';
const METRE = 'm(?:et(?:er|re)|tr)?s?';
const readers: readonly [RegExp, (first: number, second: number) => number][] = [
  [new RegExp(`^\\D*([12]) ?${METRE} ?(\\d{2})(?!\\d)`), (metres, cm) => metres * 100 + cm],
  [new RegExp(`${NUMBER} ?(?:c ?m|centi)|c ?m ?${NUMBER}`), (cm) => cm],
  [new RegExp(`${NUMBER} ?mm`), (mm) => mm / 10],
  [new RegExp(`^\\D*([0-2]\\.\\d{1,2})(?: ?${METRE}\\b.*)?$`), (metres) => metres * 100],
  [/^\D*(\d{2,3}(?:\.\d+)?) ?(?:in|")/, (inches) => inches * INCH_IN_CM],
  [/^\D*(\d{2,4}(?:\.\d+)?)$/, (cm) => cm],
  [/^\D*(\d)(?: and half| 1\/2)(?: ?ft|$)/, (feet) => (feet + 0.5) * 12 * INCH_IN_CM],
  [/^\D*(\d\.(?:1[2-9]|[2-9]\d)) ?(?:ft|f|')/, (feet) => feet * 12 * INCH_IN_CM],
  [
    /(\d{1,2}) ?(?:ft|f|'|"|[.,:;_-]|and| |$)\D{0,6}(\d{1,2}(?:\.\d+)?(?: 1\/2)?)?/,
    (feet, inches) => (feet * 12 + inches) * INCH_IN_CM,
  ],
];

/** Reads a height in any usual notation; the first that is found counts. */
function readHeight(typed: string): number | undefined {
  const text = plain(typed)
    .replace(/(\d{3}),(\d)/g, '$1.$2')
    .replace(/^([0-2]),(\d{1,2})(?=\D*$)/, '$1.$2');
  for (const [notation, cm] of readers) {
    const [first, second] = (notation.exec(text)?.slice(1) ?? []).filter(Boolean);
    if (first) return cm(number(first), second ? number(second) : 0);
  }
  return undefined;
}

const spellings: readonly [RegExp, string][] = [
  [/\p{Cf}/gu, ''],
  [/[\p{Pd}−]/gu, '-'],
  [/½/g, ' 1/2'],
  [/[‘’‛ʹʼ`´′‵＇]/g, "'"],
  [/[“”″ʺ‶〃＂]|''/g, '"'],
  [/फ\u093c?[ुीि]ट|feet|foot|fit/g, 'ft'],
  [/इ(?:ं|न्)च|inch(?:es|s|e)?/g, 'in'],
  [/से\.? ?मी\.?|सेंटीमीटर/g, 'cm'],
  [/मीटर/g, 'm'],
  [/\s+/g, ' '],
];

/** Returns a measure in lower case with the digits, marks and units that the readers know. */
function plain(typed: string): string {
  const text = asciiDigits(typed.trim().toLowerCase().normalize('NFC'));
  return spellings.reduce((read, [spelling, known]) => read.replace(spelling, known), text);
}

function number(text: string): number {
  const [whole = '', half] = text.replace(',', '.').split(' ');
  return Number(whole) + (half ? 0.5 : 0);
}
