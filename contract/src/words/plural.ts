interface Forms {
  one: string;
  other: string;
}

/** Returns a function that chooses the form of a sentence by a number, as the language counts. */
export function pluralsOf(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, { one, other }: Forms) => (rules.select(count) === 'one' ? one : other);
}
