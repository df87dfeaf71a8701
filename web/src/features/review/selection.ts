/** Who is chosen, and who was ticked last: from there Shift chooses on. */
export interface Chosen {
  ids: ReadonlySet<string>;
  last: string | undefined;
}

export const nobody: Chosen = { ids: new Set(), last: undefined };

/** Ticks or unticks one, or with Shift everybody in the column from the one ticked last to this one. */
export function ticked({ ids, last }: Chosen, id: string, column: readonly string[], shift: boolean): Chosen {
  const from = last === undefined ? -1 : column.indexOf(last);
  const to = column.indexOf(id);
  const run = shift && from >= 0 ? column.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const next = new Set(ids);
  for (const one of run) {
    if (ids.has(id)) next.delete(one);
    else next.add(one);
  }
  return { ids: next, last: id };
}

/** Ticks everybody of a column, or nobody of it when all are. */
export function allTicked({ ids }: Chosen, column: readonly string[]): Chosen {
  const all = column.every((id) => ids.has(id));
  const next = new Set(ids);
  for (const id of column) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return { ids: next, last: undefined };
}
