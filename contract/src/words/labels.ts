/**
 * What people read for each value of a closed list. In English a value in `Own` is its own label and needs none; a
 * catalogue in another language has a label for every value.
 */
export type Labels<Value extends string, Own extends Value = never> = {
  readonly [V in Exclude<Value, Own>]: string;
} & { readonly [V in Own]?: string };

/** Returns what people read for a value; the value itself if it has no label. */
export function labelOf(labels: Readonly<Record<string, string | undefined>>, value: string): string {
  return labels[value] ?? value;
}

/** Returns a text of several values, such as a quarter and its city, with the label of each. */
export function labelEach(labels: Readonly<Record<string, string | undefined>>, text: string): string {
  const each = (part: string, separator: RegExp, label: (one: string) => string) =>
    part.split(separator).map(label).join('');
  // A value may contain a slash.
  return each(text, /(\s*[,;·]\s*)/, (part) =>
    each(labelOf(labels, part), /(\s*\/\s*)/, (one) => labelOf(labels, one)),
  );
}
