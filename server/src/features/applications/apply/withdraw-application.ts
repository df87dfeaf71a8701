import { selectOwn } from '#features/applications/apply/queries.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Withdraws a talent's application permanently. Idempotent. */
export async function withdrawApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  id: string,
) {
  const own = selectOwn(db, talentId, id);
  if (!(await own.executeTakeFirst())) throw new AppError('application_not_found');
  try {
    await insertStatusChanges(db, own, {
      status: 'withdrawn',
      happened_at: now().toISOString(),
      party: 'talent',
    });
  } catch (error) {
    if (!hasCode(error, RULES.STATUS_CHANGE_NOT_ALLOWED)) throw error;
    throw new AppError('withdrawal_too_late');
  }
}
