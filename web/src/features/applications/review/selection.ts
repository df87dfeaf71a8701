/** The selected applications and the last ticked one, where a Shift selection starts. */
export interface Selection {
  ids: ReadonlySet<string>;
  last: string | undefined;
}

export const noSelection: Selection = { ids: new Set(), last: undefined };

/**
 * Ticks or unticks one application, or with Shift every one in the column from the last ticked to this one.
 */
export function toggleOne(
  { ids, last }: Selection,
  id: string,
  column: readonly string[],
  shift: boolean,
): Selection {
  const from = last === undefined ? -1 : column.indexOf(last);
  const to = column.indexOf(id);
  const range = shift && from >= 0 ? column.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const next = new Set(ids);
  for (const one of range) {
    if (ids.has(id)) next.delete(one);
    else next.add(one);
  }
  return { ids: next, last: id };
}

/** Ticks every application of a column, or unticks them when all are ticked. */
export function toggleAll({ ids }: Selection, column: readonly string[]): Selection {
  const allSelected = column.every((id) => ids.has(id));
  const next = new Set(ids);
  for (const id of column) {
    if (allSelected) next.delete(id);
    else next.add(id);
  }
  return { ids: next, last: undefined };
}
