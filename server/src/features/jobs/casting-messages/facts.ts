export interface Fact {
  value: string;
  /** The words of the message that leave something open, for a person to check. */
  check?: string;
}
export type Facts = Partial<Record<string, Fact>>;

/** Returns the pattern of words on their own, in Latin or Devanagari; "hero" is not found in "hero's sister". */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}]|['’]s)`, 'iu');
}

/** Returns the facts that were found. */
export function found(facts: Record<string, Fact | undefined>): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}
