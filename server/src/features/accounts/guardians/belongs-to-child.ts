import { findGuardianship } from '#features/accounts/guardians/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

/** Returns whether an account is that of a child. */
export async function belongsToChild(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { role, id }: Pick<Actor, 'role' | 'id'>,
): Promise<boolean> {
  return role === 'talent' && (await findGuardianship(db, id, now())).needed;
}
