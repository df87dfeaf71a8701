import type { SlotChange } from '@kirdaar/contract/auditions';
import { instantInIndia } from '@kirdaar/contract/rules/calendar';
import { overlaps, refusePast } from '#features/auditions/add-slots.ts';
import { lockSlotOfHouse, updateSlot, updateSlotToCancelled } from '#features/auditions/queries.ts';
import { insertJobEvents } from '#features/house-history/queries.ts';
import { touchConfirmed, updateToOffered } from '#features/invitations/queries.ts';
import { sendAuditionLetter } from '#features/invitations/tasks.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { type Database, hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const OVERLAPS = '23P01';
const HOLDS_MORE = 'KD051';
const MINUTE_MS = 60_000;

/** Moves a slot of a house or changes its place; who had confirmed is told, and of a new time asked anew. */
export async function changeSlot(services: Services, actor: ProductionActor, id: string, change: SlotChange) {
  const { day, from, minutes, place, capacity } = change;
  const start = instantInIndia(day, from);
  const starts_at = start.toISOString();
  const ends_at = new Date(start.getTime() + minutes * MINUTE_MS).toISOString();
  refusePast(starts_at, services.now());
  try {
    await services.db.transaction().execute(async (trx) => {
      const was = await lockStanding(trx, services.now(), actor.production_house_id, id);
      const moved = was.starts_at !== starts_at || was.ends_at !== ends_at;
      if (moved) await askAnew(services, trx, was, 'moved');
      await updateSlot(trx, id, { starts_at, ends_at, place, capacity });
      await note(services, trx, actor, 'slot_changed', { ...was, starts_at });
      if (moved || was.place === place) return;
      for (const { application_id } of await touchConfirmed(trx, id, services.now()))
        await services.queue.add(trx, sendAuditionLetter, { application_id, kind: 'place' });
    });
  } catch (error) {
    if (hasCode(error, OVERLAPS)) throw overlaps();
    if (!hasCode(error, HOLDS_MORE)) throw error;
    const message = 'More applicants than this have confirmed already.';
    throw new Refusal(409, message, { fields: { capacity: message } });
  }
}

/** Takes a slot of a house back, and asks anew who had confirmed it. Doing so again changes nothing. */
export async function cancelSlot(services: Services, actor: ProductionActor, id: string) {
  await services.db.transaction().execute(async (trx) => {
    const slot = await lockSlotOfHouse(trx, actor.production_house_id, id);
    if (!slot) throw new Refusal(404, 'Not found.');
    if (slot.cancelled_at) return;
    refuseBegun(slot, services.now());
    await askAnew(services, trx, slot, 'cancelled');
    await updateSlotToCancelled(trx, id, services.now());
    await note(services, trx, actor, 'slot_cancelled', slot);
  });
}

async function lockStanding(db: Database, now: Date, houseId: string, id: string) {
  const slot = await lockSlotOfHouse(db, houseId, id);
  if (!slot) throw new Refusal(404, 'Not found.');
  if (slot.cancelled_at) throw new Refusal(409, 'This slot was cancelled. Please add a new one.');
  refuseBegun(slot, now);
  return slot;
}

function refuseBegun({ starts_at }: { starts_at: string }, now: Date) {
  if (Date.parse(starts_at) <= now.getTime()) throw new Refusal(409, 'This audition has begun already.');
}

type Slot = { id: string; job_id: string; starts_at: string };

function note(
  { now }: Services,
  db: Database,
  { id: account_id }: ProductionActor,
  act: 'slot_changed' | 'slot_cancelled',
  { job_id, starts_at: about }: Slot,
) {
  return insertJobEvents(db, [job_id], { act, account_id, about, now: now() });
}

async function askAnew(
  { queue, now }: Services,
  db: Database,
  { id, starts_at }: Slot,
  kind: 'moved' | 'cancelled',
) {
  for (const { application_id } of await updateToOffered(db, id, now()))
    await queue.add(db, sendAuditionLetter, { application_id, kind, was: starts_at });
}
