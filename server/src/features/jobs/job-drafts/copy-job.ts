import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { findJobToCopy } from '#features/jobs/job-drafts/queries.ts';
import { saveDraft } from '#features/jobs/job-drafts/save-draft.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Creates a draft from a casting call of the house. Its dates are left empty, because they have passed or are
 * in use.
 */
export async function copyJob(
  services: Pick<Services, 'db' | 'now'>,
  actor: ProductionActor,
  id: string,
  requestId: string,
) {
  const copied = await findJobToCopy(services.db, actor.production_house_id, id);
  if (!copied) throw new AppError('job_not_found');
  const { image, ...facts } = copied;
  const fields = Object.entries(facts).flatMap(([name, fact]) =>
    fact === null ? [] : [[name, String(fact)]],
  );
  await services.db.transaction().execute(async (db) => {
    await saveDraft({ ...services, db }, actor, requestId, Object.fromEntries(fields), image);
    await insertJobEvents(db, [id], { action: 'copied', account_id: actor.id, now: services.now() });
  });
}
