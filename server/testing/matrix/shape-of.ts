/**
 * The keys of an answer, in the order of the alphabet: `{a b{c} d[e]}`. A key whose value is withheld has a
 * `-` before it, one whose value is masked a `~`. The elements of a list are alike, or stand side by side.
 */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join(' | ')}]`;
  if (typeof value !== 'object' || value === null) return '';
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, held]) => `${markOf(held)}${key}${shapeOf(held)}`).join(' ')}}`;
}

function markOf(value: unknown): string {
  if (value === null) return '-';
  return typeof value === 'string' && value.includes('•') ? '~' : '';
}
