import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { MAX_TOGETHER } from '@kirdaar/contract/rules/staff-queue';
import { useState } from 'react';

export const keyOf = ({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>) => `${kind}:${id}`;

/** The items of one kind that are selected to be decided together. What is no longer in the list is not selected. */
export function useSelection(items: readonly WaitingItem[]) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const selected = items.filter((item) => keys.includes(keyOf(item)));
  const isSelected = (item: WaitingItem) => selected.includes(item);

  function canSelect(item: WaitingItem): boolean {
    if (isSelected(item)) return true;
    const isLike = selected.every(({ kind }) => kind === item.kind);
    return item.several && isLike && selected.length < MAX_TOGETHER;
  }

  function toggle(item: WaitingItem) {
    if (!canSelect(item)) return;
    const key = keyOf(item);
    setKeys(isSelected(item) ? keys.filter((one) => one !== key) : [...keys, key]);
  }

  return { selected, isSelected, canSelect, toggle, clear: () => setKeys([]) };
}
