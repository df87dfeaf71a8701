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
  return { ids: withTicks(ids, range, !ids.has(id)), last: id };
}

/** Ticks every application of a column, or unticks them when all are ticked. */
export function toggleAll({ ids }: Selection, column: readonly string[]): Selection {
  const allSelected = column.every((id) => ids.has(id));
  return { ids: withTicks(ids, column, !allSelected), last: undefined };
}

function withTicks(ids: ReadonlySet<string>, changed: readonly string[], isTicked: boolean): Set<string> {
  const next = new Set(ids);
  for (const id of changed) next[isTicked ? 'add' : 'delete'](id);
  return next;
}
