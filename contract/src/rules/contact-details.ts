import { foldLookalikes } from './fold-lookalikes.ts';

/** Ways to contact somebody outside, in English, Hindi and Hinglish, which no text to a child may contain. */

const numbers =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|shunya|ek|do|teen|char|chaar|paanch|panch|chhah|chhe|saat|aath|nau|शून्य|एक|दो|तीन|चार|पाँच|पांच|छह|छः|छे|सात|आठ|नौ|डबल|ट्रिपल';
/** Digits and words for digits, as long as a phone number. Dates and sums are shorter. */
const digits = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:\\p{Nd}|${numbers})[\\s().,/+_-]{0,3}){8,}`, 'giu');
const digit = new RegExp(`\\p{Nd}|${numbers}`, 'giu');
const MIN_PHONE_DIGITS = 10;
const dates = /\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g;

const others = [
  // An email, also spelled out.
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.|\s?(?:\(dot\)|\[dot\])\s?)\p{L}{2,}/iu,
  /[\p{L}\p{N}._]+ at (?:gmail|yahoo|hotmail|outlook|rediffmail)\b/iu,
  // A URL.
  /(?:https?:\/\/|www\.)\S+/iu,
  /(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]+\.(?:com|in|co|org|net|me|io|link|ly|app|bio|tv)(?![\p{L}\p{N}])\S*/iu,
  // A handle, with or without the name of the service.
  /(?<![\p{L}\p{N}._])@[\p{L}\p{N}._]{3,}/iu,
  /(?<!\p{L})(?:insta(?:gram)?|whats ?app|telegram|snap(?:chat)?|facebook|fb|इंस्टा(?:ग्राम)?|व्हाट्स ?ऐ?प|वॉट्स ?ऐ?प|टेलीग्राम)(?: (?:id|handle|page|account|par|pe|on|at|is|पर|आईडी))*\s?(?::|-|=| is |@| )\s?(?=\S*[\d_.:])[\p{L}\p{N}._]*[\d_][\p{L}\p{N}._]*/iu,
  /(?<!\p{L})(?:insta(?:gram)?|whats ?app|telegram|snap(?:chat)?|facebook|fb|इंस्टा(?:ग्राम)?)(?: (?:id|handle))?\s?[:=@]\s?[\p{L}\p{N}._]{3,}/iu,
];

/** Returns the first phone number, email, URL or handle in a text. */
export function findContactDetail(text: string): string | undefined {
  const folded = foldLookalikes(text);
  const numbersOnly = folded.replace(dates, (date) => ';'.repeat(date.length));
  for (const [run] of numbersOnly.matchAll(digits))
    if (countDigits(run) >= MIN_PHONE_DIGITS) return run.trim();
  for (const pattern of others) {
    const found = pattern.exec(folded);
    if (found) return found[0].trim();
  }
  return undefined;
}

/** A doubled digit is two. */
function countDigits(run: string): number {
  return [...run.matchAll(digit)].length;
}
