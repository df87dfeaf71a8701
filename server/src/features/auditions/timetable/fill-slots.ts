import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { idsOf, lockApplications } from '#features/applications/moves/queries.ts';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import { moveToAudition } from '#features/auditions/audition-invitations/invite-applicants.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { findAuditionedJob } from '#features/auditions/slots/queries.ts';
import {
  listFreeSlots,
  listWaiting,
  lockFutureSlots,
  upsertProposal,
} from '#features/auditions/timetable/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Placement {
  application_id: string;
  slot_id: string;
}

/** Who gets which free place: those who wait, in order. Those who asked for another time are placed by hand. */
export async function planPlacements(services: Services, houseId: string, jobId: string) {
  const { db, now } = services;
  orThrow(await findAuditionedJob(db, houseId, jobId), 'job_not_found');
  const slots = await listFreeSlots(db, jobId, now());
  const places = slots.flatMap(({ free, ...slot }) => Array.from({ length: free }, () => slot));
  const waiting = await listWaiting(db, { houseId, jobId, now: now(), limit: MAX_LIST });
  return waiting.flatMap(({ application_id, answer, round, user }) => {
    const index = answer === 'asked' ? -1 : places.findIndex((place) => place.round === round);
    const [place] = index === -1 ? [] : places.splice(index, 1);
    if (!place) return [];
    const { id: slot_id, ...slot } = place;
    return [{ application_id, slot_id, name: shownApplicant(services, user).name, ...slot }];
  });
}

/** Places the applicants as a colleague saw it in the plan. */
export async function fillSlots(
  services: Services,
  actor: ProductionActor,
  jobId: string,
  shown: Placement[],
) {
  const { now, queue } = services;
  const { id: account_id, production_house_id: houseId } = actor;
  return services.db.transaction().execute(async (db) => {
    await lockFutureSlots(db, jobId, now());
    const ids = idsOf(await listWaiting(db, { houseId, jobId, now: now(), limit: MAX_LIST }));
    await lockApplications(db, houseId, ids);
    // Planned only now, because a colleague may have moved somebody while this waited for the locks.
    const plan = await planPlacements({ ...services, db }, houseId, jobId);
    const asText = (placements: Placement[]) =>
      placements.map(({ application_id, slot_id }) => `${application_id} ${slot_id}`).join();
    if (asText(plan) !== asText(shown)) throw new AppError('placements_changed');
    for (const { application_id, slot_id, round } of plan) {
      await moveToAudition({ db, now, queue }, actor, application_id);
      await upsertProposal(db, { application_id, account_id, slot_id, round }, now());
      await queue.add(db, sendAuditionEmail, { application_id, kind: 'proposed' });
    }
    return plan.length;
  });
}
