import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';

/** The ids of the items that were decided on this page with others, each with those of its act. */
const acts = new Map<string, readonly string[]>();

export const idOf = ({ item }: Pick<StaffDecision, 'item'>) => item.slice(item.indexOf(':') + 1);

/** Remembers which items were decided in one act, so that one button takes all of it back. */
export function rememberAct(ids: readonly string[]) {
  for (const id of ids) acts.set(id, ids);
}

/** An item whose decision was taken back, or that was then decided on its own, no longer belongs to its act. */
export function leaveAct(id: string) {
  acts.delete(id);
}

/** Returns what all decisions of one act have in common. */
export function actOf(decision: Pick<StaffDecision, 'id' | 'item'>): readonly string[] | string {
  return acts.get(idOf(decision)) ?? decision.id;
}

/** Returns how many decisions an act has, with those that have taken effect. */
export function sizeOfAct(act: ReturnType<typeof actOf>): number {
  return typeof act === 'string' ? 1 : act.filter((id) => acts.get(id) === act).length;
}
