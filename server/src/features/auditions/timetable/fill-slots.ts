import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { moveApplication } from '#features/applications/apply/move-application.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { findAuditionedJob } from '#features/auditions/slots/queries.ts';
import { listWaiting, lockFreeSlots, upsertProposal } from '#features/auditions/timetable/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Gives the free places of a casting call's slots to the applicants who wait, in order, and returns how many
 * got one, each in a slot of their round. Leaves out those who asked for another time: the house decides which
 * time suits them.
 */
export async function fillSlots(services: Services, actor: ProductionActor, jobId: string): Promise<number> {
  const { db, now, queue } = services;
  const { id: account_id, production_house_id: houseId } = actor;
  if (!(await findAuditionedJob(db, houseId, jobId))) throw new AppError('job_not_found');
  return db.transaction().execute(async (trx) => {
    const slots = await lockFreeSlots(trx, jobId, now());
    const places = slots.flatMap(({ id, round, free }) =>
      Array.from({ length: free }, () => ({ id, round })),
    );
    const waiting = await listWaiting(trx, { houseId, jobId, now: now(), limit: MAX_LIST });
    let placed = 0;
    for (const { application_id, answer, round } of waiting) {
      const index = answer === 'asked' ? -1 : places.findIndex((place) => place.round === round);
      const [place] = index === -1 ? [] : places.splice(index, 1);
      if (!place) continue;
      await moveApplication({ db: trx, now, queue }, actor, application_id, 'audition');
      await upsertProposal(trx, { application_id, account_id, slot_id: place.id, round }, now());
      await queue.add(trx, sendAuditionEmail, { application_id, kind: 'proposed' });
      placed += 1;
    }
    return placed;
  });
}
