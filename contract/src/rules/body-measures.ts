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

/** Returns what is wrong with a height or a weight; undefined if it is plausible. */
export function findMeasureProblem(
  measure: Measure,
  typed: string,
): 'unreadable' | 'implausible' | undefined {
  const value = measure === 'height' ? heightInCm(typed) : weightInKg(typed);
  if (value === undefined) return 'unreadable';
  const { min, max } = measureRanges[measure];
  return value >= min && value <= max ? undefined : 'implausible';
}

function weightInKg(typed: string): number | undefined {
  const [, amount, unit] = /^\D{0,12}?(\d{1,4}(?:[.,]\d{1,3})?)\s*(.*)$/.exec(typed.trim()) ?? [];
  if (amount === undefined) return undefined;
  return /^(lb|pound)/i.test(unit ?? '') ? number(amount) * KG_PER_POUND : number(amount);
}

/** Reads a height in any usual notation; the first that is found counts. */
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
