import type { SlotChange } from '@kirdaar/contract/auditions/auditions';
import { instantInIndia } from '@kirdaar/contract/rules/calendar';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { rejectPastStart } from '#features/auditions/slots/add-slots.ts';
import {
  lockSlotOfHouse,
  touchConfirmed,
  updateSlot,
  updateSlotToCancelled,
  updateToOffered,
} from '#features/auditions/slots/queries.ts';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS, RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const MINUTE_MS = 60_000;

/**
 * Moves a slot of a house or changes its place. Notifies the talent who confirmed it, and asks them to choose
 * again if the time changed.
 */
export async function changeSlot(services: Services, actor: ProductionActor, id: string, change: SlotChange) {
  const { day, from, minutes, place, capacity } = change;
  const start = instantInIndia(day, from);
  const starts_at = start.toISOString();
  const ends_at = new Date(start.getTime() + minutes * MINUTE_MS).toISOString();
  rejectPastStart(starts_at, services.now());
  try {
    await services.db.transaction().execute(async (trx) => {
      const was = await lockChangeableSlot(trx, services.now(), actor.production_house_id, id);
      const moved = was.starts_at !== starts_at || was.ends_at !== ends_at;
      if (moved) await reofferToConfirmed(services, trx, was, 'moved');
      await updateSlot(trx, id, { starts_at, ends_at, place, capacity });
      await note(services, trx, actor, 'slot_changed', { ...was, starts_at });
      if (moved || was.place === place) return;
      for (const { application_id } of await touchConfirmed(trx, id, services.now()))
        await services.queue.add(trx, sendAuditionEmail, { application_id, kind: 'place' });
    });
  } catch (error) {
    if (hasCode(error, POSTGRES_ERRORS.EXCLUSION_VIOLATION)) throw AppError.field('from', 'slot_overlaps');
    if (!hasCode(error, RULES.CAPACITY_BELOW_BOOKINGS)) throw error;
    throw AppError.field('capacity', 'slot_capacity_too_small');
  }
}

/** Cancels a slot of a house, and asks the talent who confirmed it to choose again. Idempotent. */
export async function cancelSlot(services: Services, actor: ProductionActor, id: string) {
  await services.db.transaction().execute(async (trx) => {
    const slot = await lockSlotOfHouse(trx, actor.production_house_id, id);
    if (!slot) throw new AppError('slot_not_found');
    if (slot.cancelled_at) return;
    rejectStarted(slot, services.now());
    await reofferToConfirmed(services, trx, slot, 'cancelled');
    await updateSlotToCancelled(trx, id, services.now());
    await note(services, trx, actor, 'slot_cancelled', slot);
  });
}

async function lockChangeableSlot(db: Database, now: Date, houseId: string, id: string) {
  const slot = await lockSlotOfHouse(db, houseId, id);
  if (!slot) throw new AppError('slot_not_found');
  if (slot.cancelled_at) throw new AppError('slot_cancelled');
  rejectStarted(slot, now);
  return slot;
}

function rejectStarted({ starts_at }: { starts_at: string }, now: Date) {
  if (Date.parse(starts_at) <= now.getTime()) throw new AppError('audition_started');
}

type Slot = { id: string; job_id: string; starts_at: string };

function note(
  { now }: Services,
  db: Database,
  { id: account_id }: ProductionActor,
  action: 'slot_changed' | 'slot_cancelled',
  { job_id, starts_at: about }: Slot,
) {
  return insertJobEvents(db, [job_id], { action, account_id, about, now: now() });
}

async function reofferToConfirmed(
  { queue, now }: Services,
  db: Database,
  { id, starts_at }: Slot,
  kind: 'moved' | 'cancelled',
) {
  for (const { application_id } of await updateToOffered(db, id, now()))
    await queue.add(db, sendAuditionEmail, { application_id, kind, was: starts_at });
}
