import {
  listCounterparts,
  lockMandate,
  updateMandate,
  withoutLink,
} from '#features/representation/mandates/queries.ts';
import { type MandateNews, sendMandateNews } from '#features/representation/mandates/tasks.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Ends a mandate for either side, with every session opened by it. Ending it again changes nothing. */
export async function endMandate(services: Services, actor: TalentActor, id: string) {
  const { now } = services;
  await services.db.transaction().execute(async (db) => {
    const mandate = orThrow(await lockMandate(db, actor, id), 'mandate_not_found');
    const { kind, talent_id, holder_id, active_since, ended_at } = mandate;
    if (ended_at) return;
    // Whoever withdraws the consent ends the mandate with it.
    if (kind === 'guardian') throw new AppError('mandate_of_guardian');
    await updateMandate(db, id, { ended_at: now().toISOString(), ended_by: actor.id, ...withoutLink });
    const other = talent_id === actor.id ? holder_id : talent_id;
    if (active_since && other) await tellMandate({ ...services, db }, id, 'ended', other);
  });
}

/** Tells the other side of each mandate of an account that it will be deleted. Call it before the account is marked. */
export async function tellOfDeletion(services: Services, accountId: string) {
  for (const { id, other_id } of await listCounterparts(services.db, accountId, services.now()))
    await tellMandate(services, id, 'paused', other_id);
}

export function tellMandate(
  { db, queue }: Services,
  mandate_id: string,
  event: MandateNews,
  account_id: string,
) {
  return queue.add(db, sendMandateNews, { mandate_id, event, account_id });
}
