import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { adminPath, adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';

const pages: Partial<Record<string, keyof typeof adminPaths>> = {
  ...{ call: 'call', edit: 'call', job: 'call', house: 'house', suspension: 'house' },
  ...{ document: 'document', guardian: 'guardian', report: 'report', appeal: 'appeal' },
  ...{ order: 'order', refund: 'order', account: 'person', request: 'person' },
};

/** Returns the page of an item of the queue or a subject of the audit log; some have none. */
export function subjectPath(kind: string, id: string): string | undefined {
  const page = pages[kind];
  return page && adminPath(page, id);
}

/** Returns the page on which an item is decided; a failed task has none. */
export function itemPath({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>): string | undefined {
  if (kind === 'staff') return adminPaths.staff;
  if (kind === 'legal' || kind === 'content') return adminPaths.content;
  return subjectPath(kind, id);
}

/** Returns the page of the next item that no colleague has taken, or else the list. */
export async function nextPath(decided: string): Promise<string> {
  const { items } = await callStaffApi('GET /api/admin/today');
  const free = items.filter(({ id, taken_by, is_mine }) => id !== decided && (!taken_by || is_mine));
  return free.map(itemPath).find(Boolean) ?? adminPaths.start;
}
