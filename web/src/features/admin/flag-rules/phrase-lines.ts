import type { FlagPhrase } from '@kirdaar/contract/admin/flag-rules';
import { DEFAULT_FLAG_WEIGHT, type FlagKind } from '@kirdaar/contract/rules/flag-rules';

/** Writes the phrases of a kind as lines, each with its weight unless it is the usual one. */
export function writeLines(phrases: FlagPhrase[], kind: FlagKind): string {
  return phrases
    .filter((row) => row.kind === kind)
    .map(({ phrase, weight }) => (weight === DEFAULT_FLAG_WEIGHT ? phrase : `${phrase} = ${weight}`))
    .join('\n');
}

/** Reads phrases as they were typed, one a line; the server says what is wrong with them. */
export function readLines(text: string, kind: FlagKind): FlagPhrase[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, phrase = line, weight] = /^(.*?)\s*=\s*(\d+)$/.exec(line) ?? [];
      return { phrase, kind, weight: weight === undefined ? DEFAULT_FLAG_WEIGHT : Number(weight) };
    });
}
