import { z } from 'zod';
import { canonical, canonicalCity, canonicalText } from '#canonical.ts';
import { choice, line } from '#fields.ts';
import { msg } from '#messages.ts';
import { MAX_LINE } from '#rules/limits.ts';
import type { Kind } from '#rules/spellings.ts';

/** A text in which each known value gets its stored spelling. */
export function canonicalLine(kind: Kind, field: z.ZodString = line) {
  return field
    .overwrite((typed) => canonicalText(kind, typed))
    .max(MAX_LINE, msg('at_most_characters', MAX_LINE));
}

/** The city of a profile, or of a filter. */
export const cityLine = line.overwrite(canonicalCity).max(MAX_LINE, msg('at_most_characters', MAX_LINE));

/** One value of a closed list, in any known spelling. */
export function canonicalChoice<const T extends readonly string[]>(kind: Kind, list: T) {
  return z.preprocess((typed) => (typeof typed === 'string' ? canonical(kind, typed) : typed), choice(list));
}
