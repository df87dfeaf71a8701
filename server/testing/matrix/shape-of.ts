/**
 * Returns the keys of a response in alphabetical order: `{a b{c} d[e]}`. A withheld value is marked `-`, a
 * masked one `~`. If list elements differ in shape, the shapes are joined with `|`.
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
