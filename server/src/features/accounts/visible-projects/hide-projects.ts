import { listHiddenIds } from '#features/accounts/visible-projects/queries.ts';
import type { Database } from '#platform/database/database.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The id of nothing. */
const NOTHING = '00000000-0000-4000-8000-000000000000';

/**
 * Replaces the ids of what a member does not see in a request, wherever they are in it. So each endpoint answers as it
 * does for what is not there, and none has to know of projects.
 */
export async function hideProjects<T>(db: Database, memberId: string, sent: T): Promise<T> {
  const ids: string[] = [];
  walk(sent, (id) => {
    ids.push(id.toLowerCase());
    return id;
  });
  const hidden = ids.length > 0 ? await listHiddenIds(db, memberId, ids) : [];
  if (hidden.length === 0) return sent;
  // The cast is safe: only texts are replaced, by texts.
  return walk(sent, (id) => (hidden.includes(id.toLowerCase()) ? NOTHING : id)) as T;
}

function walk(value: unknown, replace: (id: string) => string): unknown {
  if (typeof value === 'string') return UUID.test(value) ? replace(value) : value;
  if (Array.isArray(value)) return value.map((one) => walk(one, replace));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, replace)]));
}
