import { listGuardiansOf } from '#features/notifications/recipients/queries.ts';
import { currentActing } from '#platform/http/acting.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Rejects what a child's own login does, unless the guardian runs the account. */
export async function requireGuardianActs(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  code: 'guardian_answers' | 'guardian_shares' = 'guardian_answers',
) {
  const guardians = await listGuardiansOf(db, talentId, now());
  const isGuardian = currentActing()?.[0].guardian_id ?? guardians.some(({ runs_account }) => runs_account);
  if (guardians.length > 0 && !isGuardian) throw new AppError(code);
}
