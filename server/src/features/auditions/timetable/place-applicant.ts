import {
  assertUndecided,
  moveToAudition,
} from '#features/auditions/audition-invitations/invite-applicants.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { assertChangeable } from '#features/auditions/slots/change-slot.ts';
import { lockSlotOfHouse } from '#features/auditions/slots/queries.ts';
import { lockPlacement, upsertProposal } from '#features/auditions/timetable/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Keeps a slot until the applicant answers; `null` puts them back on the waiting list. Idempotent. */
export async function placeApplicant(
  services: Services,
  actor: ProductionActor,
  application_id: string,
  slot_id: string | null,
) {
  const { db, now, queue } = services;
  const { id: account_id, production_house_id } = actor;
  await db.transaction().execute(async (trx) => {
    // Slots are always locked before invitations.
    const slot = slot_id
      ? orThrow(await lockSlotOfHouse(trx, production_house_id, slot_id), 'slot_not_found')
      : undefined;
    const placement = await lockPlacement(trx, production_house_id, application_id, now());
    const was = orThrow(placement, 'application_not_found');
    if (was.slot_id === slot_id && was.answer) return;
    assertUndecided(was);
    const round = slot?.round ?? was.round;
    if (round === was.round) assertChangeable(was, now());
    await moveToAudition({ db: trx, now, queue }, actor, application_id);
    await upsertProposal(trx, { application_id, account_id, slot_id, round }, now());
    await queue.add(trx, sendAuditionEmail, { application_id, ...newsOf(was, slot) });
  });
}

type Placement = NonNullable<Awaited<ReturnType<typeof lockPlacement>>>;

/** Only somebody who had confirmed a time is told that it has changed. */
function newsOf({ answer, round, starts_at }: Placement, slot: { round: number } | undefined) {
  if (!slot) {
    return starts_at ? ({ kind: 'cancelled', was: starts_at } as const) : ({ kind: 'offered' } as const);
  }
  return answer === 'confirmed' && starts_at && slot.round === round
    ? ({ kind: 'moved', was: starts_at } as const)
    : ({ kind: 'proposed' } as const);
}
