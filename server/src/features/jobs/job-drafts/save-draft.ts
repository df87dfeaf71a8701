import type { JobDraftFields } from '@kirdaar/contract/jobs/job-drafts';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { findJobToCopy, upsertDraft } from '#features/jobs/job-drafts/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** The request id is the one with which the form will be posted. */
export async function saveDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id, production_house_id }: ProductionActor,
  request_id: string,
  fields: JobDraftFields,
  image: string | null = null,
) {
  const saved_at = now().toISOString();
  const draft = { request_id, fields: JSON.stringify(fields), image, saved_at };
  await upsertDraft(db, { production_house_id, account_id, ...draft });
  return { saved_at };
}

/** Leaves out the dates, because they have passed or are in use. */
export async function copyJob(
  services: Pick<Services, 'db' | 'now'>,
  actor: ProductionActor,
  id: string,
  requestId: string,
) {
  const copied = orThrow(await findJobToCopy(services.db, actor.production_house_id, id), 'job_not_found');
  const { image, ...facts } = copied;
  const fields = Object.entries(facts).flatMap(([name, fact]) =>
    fact === null ? [] : [[name, String(fact)]],
  );
  await services.db.transaction().execute(async (db) => {
    await saveDraft({ ...services, db }, actor, requestId, Object.fromEntries(fields), image);
    await insertJobEvents(db, [id], { action: 'copied', account_id: actor.id, now: services.now() });
  });
}
