/** Chooses the form of a sentence by a whole number. English and Hindi both say one thing, but 0 or 2 things. */
export function plural(count: number, { one, other }: { one: string; other: string }): string {
  return count === 1 ? one : other;
}
