import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';

/** The items that were decided together on this page, each with the first one of them. */
const acts = new Map<string, string>();

/** Remembers which items were decided in one act, so that one button takes all of it back. */
export function rememberAct(items: readonly string[]) {
  for (const item of items) acts.set(item, items[0] ?? item);
}

/** Returns what all decisions of one act have in common. */
export function actOf({ id, item }: Pick<StaffDecision, 'id' | 'item'>): string {
  return acts.get(item) ?? id;
}
