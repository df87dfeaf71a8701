import { isSameName } from '@kirdaar/contract/rules/same-name';
import {
  updateToDocumentOfOtherName,
  updateToUnverified,
} from '#features/accounts/identity/verified-queries.ts';
import type { TaskName } from '#platform/queue/queue-task.ts';
import type { Services } from '#platform/services.ts';

interface Renamed {
  owner_id: string;
  at: string;
}

/** What else follows when a verification ended with a name: later domains do it. */
export const verifiedNameLeft: TaskName<Renamed> = { name: 'end-verification-of-renamed' };

/**
 * Ends the verification of a house or an agency before its name changes: staff have seen a document of the former one, and
 * the database takes no other name with it. Returns whether the name is another one.
 */
export async function leaveVerifiedName(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  owner_id: string,
  former: string | null,
  name: string,
): Promise<boolean> {
  if (isSameName(former, name)) return false;
  await updateToDocumentOfOtherName(db, owner_id, now());
  if (await updateToUnverified(db, owner_id))
    await queue.add(db, verifiedNameLeft, { owner_id, at: now().toISOString() });
  return true;
}
