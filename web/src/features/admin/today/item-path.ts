import type { WaitingItem } from '@kirdaar/contract/admin/today';
import { type QueueKind, queueKindNames } from '@kirdaar/contract/rules/staff-queue';
import { adminPath, adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';

const pages: Partial<Record<string, keyof typeof adminPaths>> = {
  ...{ call: 'call', edit: 'call', job: 'call', house: 'house', suspension: 'house' },
  ...{ document: 'document', guardian: 'guardian', identity: 'identity', report: 'report', appeal: 'appeal' },
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

/** The kind that Today was filtered by, which the pages of its items keep. */
export function chosenKind(search: URLSearchParams): QueueKind | undefined {
  return queueKindNames.find((kind) => kind === search.get('kind'));
}

/** Returns the page of an item of a list that is filtered by a kind. */
export function pathInList(item: Pick<WaitingItem, 'kind' | 'id'>, chosen: QueueKind | undefined) {
  const path = itemPath(item);
  return path && chosen ? `${path}?kind=${chosen}` : path;
}

/** Returns the page of the next item of the list that no colleague has taken, or else the whole list. */
export async function nextPath(decided: string, chosen: QueueKind | undefined): Promise<string> {
  const { items } = await callStaffApi('GET /api/admin/today', { query: { kind: chosen } });
  const free = items.filter(({ id, taken_by, is_mine }) => id !== decided && (!taken_by || is_mine));
  return free.map((item) => pathInList(item, chosen)).find(Boolean) ?? adminPaths.start;
}
