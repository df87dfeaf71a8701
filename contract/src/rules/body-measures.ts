/* Height and weight are kept as typed, such as "5 ft 6 in" or "58 kg". They must be plausible for a person. */

export const MIN_HEIGHT_CM = 30;
export const MAX_HEIGHT_CM = 250;
export const MIN_WEIGHT_KG = 2;
export const MAX_WEIGHT_KG = 300;
const KG_PER_POUND = 0.4536;
const INCH_IN_CM = 2.54;

/** The usual heights, in the notation in which they are kept. */
export const heightSuggestions = Array.from({ length: 31 }, (_, more) => 52 + more).map(
  (inches) => `${Math.floor(inches / 12)} ft ${inches % 12} in (${Math.round(inches * INCH_IN_CM)} cm)`,
);

type MeasureProblem = 'unreadable' | 'implausible';

/** Returns what is wrong with a height; undefined if it is plausible. */
export function findHeightProblem(typed: string): MeasureProblem | undefined {
  const cm = heightInCm(typed);
  if (cm === undefined) return 'unreadable';
  return cm >= MIN_HEIGHT_CM && cm <= MAX_HEIGHT_CM ? undefined : 'implausible';
}

/** Returns what is wrong with a weight; undefined if it is plausible. */
export function findWeightProblem(typed: string): MeasureProblem | undefined {
  const [, number, unit] = /^\D{0,12}?(\d{1,4}(?:[.,]\d{1,3})?)\s*(.*)$/.exec(typed.trim()) ?? [];
  if (number === undefined) return 'unreadable';
  const value = Number(number.replace(',', '.'));
  const kg = /^(lb|pound)/i.test(unit ?? '') ? value * KG_PER_POUND : value;
  return kg >= MIN_WEIGHT_KG && kg <= MAX_WEIGHT_KG ? undefined : 'implausible';
}

/** Returns the centimetres of a height in any usual notation, of which the first that is found counts. */
function heightInCm(typed: string): number | undefined {
  const text = typed.trim().toLowerCase();
  const metric = /(\d{1,4}(?:[.,]\d+)?)\s*cm/.exec(text)?.[1] ?? /^(\d{2,4}(?:[.,]\d+)?)$/.exec(text)?.[1];
  if (metric) return number(metric);
  const metres = /^([0-2][.,]\d{1,2})(?:\s*m\b.*)?$/.exec(text)?.[1];
  if (metres) return number(metres) * 100;
  const [, feet, inches] =
    /(\d{1,2})\s*(?:'|’|′|ft|feet|foot|\.|-|\s|$)\D{0,6}(\d{1,2}(?:\.\d+)?)?/.exec(text) ?? [];
  return feet ? number(feet) * 12 * INCH_IN_CM + number(inches ?? '0') * INCH_IN_CM : undefined;
}

function number(text: string): number {
  return Number(text.replace(',', '.'));
}
