/**
 * What people read for each value of a closed list. In English a value without a label is its own label; a catalogue
 * in another language has a label for every value.
 */
export type Labels<Value extends string> = { readonly [V in Value]?: string };

/** Returns what people read for a value; the value itself if it has no label. */
export function labelOf(labels: Readonly<Record<string, string | undefined>>, value: string): string {
  return labels[value] ?? value;
}
