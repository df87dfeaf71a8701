import { readGuardian } from '#features/guardian/read-guardian.ts';
import type { Actor } from '#platform/actor.ts';
import type { Services } from '#platform/services.ts';

/** Whether a caller reads the contact of calls: whoever is logged in, but no child before a guardian agrees. */
export async function seesContact(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor | undefined,
): Promise<boolean> {
  if (actor?.role !== 'talent') return actor !== undefined;
  const { needed, guardian } = await readGuardian(services, actor.id);
  return !needed || guardian !== null;
}
