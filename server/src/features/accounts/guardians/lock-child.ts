import { findChildOf, lockBirthDate } from '#features/accounts/guardians/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export type GuardedChildRow = NonNullable<Awaited<ReturnType<typeof findChildOf>>>;

/** Locks the guardian of a child against changes and returns it, if it is the one with this contact. */
export async function lockChild(
  db: Database,
  { now }: Services,
  contact: string,
  talentId: string,
): Promise<GuardedChildRow> {
  // Known before locking, because a pass names no child.
  const known = await findChildOf(db, contact, talentId, now());
  if (known) await lockBirthDate(db, talentId);
  const child = known && (await findChildOf(db, contact, talentId, now()));
  if (!child) throw new AppError('guardian_child_not_found');
  return child;
}
