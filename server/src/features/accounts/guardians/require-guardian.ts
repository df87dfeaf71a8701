import { findGuardianship } from '#features/accounts/guardians/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Rejects an agreement by a child who has no guardian's consent. */
export async function requireGuardian({ db, now }: Pick<Services, 'db' | 'now'>, talentId: string) {
  const { needed, agreed } = await findGuardianship(db, talentId, now());
  if (needed && !agreed) throw new AppError('guardian_required');
}
