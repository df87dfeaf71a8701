/** What a phrase in a casting call can mean. */
export const flagKinds = ['money', 'contact', 'unsafe'] as const;
export type FlagKind = (typeof flagKinds)[number];

export const MAX_FLAG_PHRASES = 500;
export const MAX_FLAG_PHRASE = 80;
export const MAX_FLAG_WORDS = 8;
export const MAX_FLAG_WEIGHT = 100;
export const DEFAULT_FLAG_WEIGHT = 10;
/** How many of the latest casting calls a change is tried on. */
export const FLAG_TRIAL_CALLS = 200;

/** Returns a phrase as it is stored: in small letters with single spaces. */
export function writeFlagPhrase(typed: string): string {
  return typed.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Words of letters and digits; a star ends a word, or stands alone between two words. */
export function isFlagPhrase(phrase: string): boolean {
  const words = phrase.split(' ');
  return (
    words.length <= MAX_FLAG_WORDS &&
    words[0] !== '*' &&
    words.at(-1) !== '*' &&
    words.every((word) => word === '*' || /^[\p{L}\p{M}\p{N}]+\*?$/u.test(word))
  );
}
