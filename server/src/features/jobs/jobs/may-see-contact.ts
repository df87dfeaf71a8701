import { findGuardianship } from '#features/accounts/guardians/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

/**
 * Whether a user may see the contact of casting calls: every logged-in user, except a child without a
 * guardian's consent.
 */
export async function maySeeContact(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor | undefined,
): Promise<boolean> {
  if (actor?.role !== 'talent') return actor !== undefined;
  const { needed, agreed } = await findGuardianship(services.db, actor.id, services.now());
  return !needed || agreed;
}
