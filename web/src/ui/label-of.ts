/** What people read for values; a value without a label is its own. */
export type Labels = Readonly<Partial<Record<string, string>>>;

/** Returns the label of a value, also of one that its list no longer has. */
export function labelOf(labels: Labels, value: string): string {
  return labels[value] ?? value;
}
