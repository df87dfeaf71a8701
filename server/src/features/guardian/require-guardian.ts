import { readGuardian } from '#features/guardian/read-guardian.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Refuses what a child says yes to while no guardian agrees. */
export async function requireGuardian(services: Pick<Services, 'db' | 'now'>, talentId: string) {
  const { needed, guardian } = await readGuardian(services, talentId);
  if (needed && !guardian) throw new Refusal(403, 'A parent or guardian has to agree first.');
}
