import { insertJobEvents } from '#features/house-history/queries.ts';
import { keepDraft } from '#features/job-drafts/keep-draft.ts';
import { findCopied } from '#features/job-drafts/queries.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Begins a draft with what a call of a house says. Its days are over or taken, so they are left to be filled in. */
export async function copyJob(
  services: Pick<Services, 'db' | 'now'>,
  actor: ProductionActor,
  id: string,
  requestId: string,
) {
  const copied = await findCopied(services.db, actor.production_house_id, id);
  if (!copied) throw new Refusal(404, 'Job not found');
  const { image, ...facts } = copied;
  const fields = Object.entries(facts).flatMap(([name, fact]) =>
    fact === null ? [] : [[name, String(fact)]],
  );
  await services.db.transaction().execute(async (db) => {
    await keepDraft({ ...services, db }, actor, requestId, Object.fromEntries(fields), image);
    await insertJobEvents(db, [id], { act: 'copied', account_id: actor.id, now: services.now() });
  });
}
