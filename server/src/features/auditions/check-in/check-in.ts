import { isPassOver } from '@kirdaar/contract/rules/auditions';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import { deleteAttendance, findCheckIn, insertAttendance } from '#features/auditions/check-in/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readCheckIn(services: Services, houseId: string, id: string) {
  const { db, now } = services;
  const found = orThrow(await findCheckIn(db, houseId, id, now()), 'application_not_found');
  return { ...found, user: shownApplicant(services, found.user) };
}

/** The first check-in counts. Not before the day of the audition, since the talent's family sees it. */
export async function checkIn(services: Services, actor: ProductionActor, application_id: string) {
  const { slot } = await readCheckIn(services, actor.production_house_id, application_id);
  if (!slot) throw new AppError('no_audition_slot');
  const present = services.now();
  if (isPassOver(slot, present) || dayInIndia(present) < dayInIndia(new Date(slot.starts_at)))
    throw new AppError('house_check_in_closed');
  const attendance = { application_id, slot_id: slot.id, account_id: actor.id };
  await insertAttendance(services.db, attendance, present);
}

/** Idempotent. */
export async function undoCheckIn(services: Services, actor: ProductionActor, application_id: string) {
  const { slot, arrived_at, left_at } = await readCheckIn(
    services,
    actor.production_house_id,
    application_id,
  );
  if (left_at) throw new AppError('has_checked_out');
  if (!slot || !arrived_at) return;
  orThrow(await deleteAttendance(services.db, application_id, slot.id), 'checked_in_by_talent');
}
