import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { adminPath, adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';

const pageOfKind = {
  call: 'call',
  edit: 'call',
  document: 'document',
  guardian: 'guardian',
  report: 'report',
  suspension: 'house',
  appeal: 'appeal',
  refund: 'order',
  request: 'person',
} as const;

/** Returns the page on which an item is decided; a failed task has none. */
export function itemPath({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>): string | undefined {
  if (kind === 'staff') return adminPaths.staff;
  if (kind === 'legal' || kind === 'content') return adminPaths.content;
  return kind === 'task' ? undefined : adminPath(pageOfKind[kind], id);
}

/** Returns the page of the next item that no colleague has taken, or else the list. */
export async function nextPath(decided: string): Promise<string> {
  const { items } = await callStaffApi('GET /api/admin/today');
  const free = items.filter(({ id, taken_by, is_mine }) => id !== decided && (!taken_by || is_mine));
  return free.map(itemPath).find(Boolean) ?? adminPaths.start;
}
