import type { FlagRules } from '@kirdaar/contract/admin/flag-rules';
import { type Match, matchPhrases } from '#features/admin/flag-rules/match-phrases.ts';

/** The texts of a casting call in which phrases are looked for. */
export const flaggedFields = [
  'project_description',
  'role_description',
  'role_details',
  'skills_needed',
  'project_description_hi',
  'role_description_hi',
  'skills_needed_hi',
  'compensation',
] as const;

/** Returns the phrases for which a casting call is flagged: none while their weights stay below the threshold. */
export function scoreTexts(texts: string[], { threshold, phrases }: FlagRules): Match[] {
  const matches = texts.flatMap((text) => matchPhrases(text, phrases));
  const distinct = [...new Map(matches.map((match) => [`${match.kind} ${match.phrase}`, match])).values()];
  const sum = distinct.reduce((total, { weight }) => total + weight, 0);
  return sum >= threshold ? distinct : [];
}
