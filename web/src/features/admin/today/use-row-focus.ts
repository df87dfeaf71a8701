import { useRef } from 'react';

/** The rows of a list that the keys J and K go through, as on the review board, also after the focus has left them. */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(-1);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

  /** Returns the place of the row that has the focus, or else had it last. */
  function place(): number {
    const focused = rows().findIndex((row) => row.matches(':focus'));
    if (focused !== -1) last.current = focused;
    return last.current;
  }

  function go(step: 1 | 0 | -1) {
    const all = rows();
    last.current = Math.min(Math.max(0, place() + step), all.length - 1);
    all[last.current]?.focus();
  }

  return { list, here: () => rows()[place()]?.dataset.row, go };
}
