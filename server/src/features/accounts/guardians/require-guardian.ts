import { readGuardian } from '#features/accounts/guardians/read-guardian.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Rejects an agreement by a child who has no guardian's consent. */
export async function requireGuardian(services: Pick<Services, 'db' | 'now'>, talentId: string) {
  const { needed, guardian } = await readGuardian(services, talentId);
  if (needed && !guardian) throw new AppError('guardian_required');
}
