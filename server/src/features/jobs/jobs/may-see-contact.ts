import { readGuardian } from '#features/accounts/guardians/read-guardian.ts';
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
  const { needed, guardian } = await readGuardian(services, actor.id);
  return !needed || guardian !== null;
}
