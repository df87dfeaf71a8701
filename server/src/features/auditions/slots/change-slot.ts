import type { SlotChange, SlotPlan } from '@kirdaar/contract/auditions/slots';
import { planSlots } from '@kirdaar/contract/rules/auditions';
import { instantInIndia, MINUTE_MS } from '@kirdaar/contract/rules/calendar';
import { listOtherTimeRequests } from '#features/auditions/audition-invitations/queries.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { isPrivate, protectTalent } from '#features/auditions/slots/protect-talent.ts';
import {
  countSlots,
  findAuditionedJob,
  insertSlots,
  listInSlot,
  lockSlotOfHouse,
  updateDetailsOfDay,
  updateInSlot,
  updateSlot,
} from '#features/auditions/slots/queries.ts';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS, RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** If the time changed, keeps the slot for those who had confirmed it and asks them to confirm again. */
export async function changeSlot(services: Services, actor: ProductionActor, id: string, change: SlotChange) {
  const { day, from, minutes, place, capacity, contact_name, contact_phone, woman_name, bring } = change;
  const details = { contact_name, contact_phone, woman_name, bring };
  const start = instantInIndia(day, from);
  const starts_at = start.toISOString();
  const ends_at = new Date(start.getTime() + minutes * MINUTE_MS).toISOString();
  try {
    await services.db.transaction().execute(async (trx) => {
      const was = orThrow(await lockSlotOfHouse(trx, actor.production_house_id, id), 'slot_not_found');
      assertChangeable(was, services.now());
      rejectBadDay(was, { day, starts_at }, services.now());
      protectTalent(was, { ...change, starts_at, ends_at });
      const isMoved = was.starts_at !== starts_at || was.ends_at !== ends_at;
      const proposed = await listInSlot(trx, { proposed_slot_id: id });
      if (isMoved) await reofferToConfirmed(services, trx, was, 'moved');
      const is_private = isPrivate(change);
      await updateSlot(trx, id, { starts_at, ends_at, place, capacity, is_private, ...details });
      if (change.details_for === 'day')
        await updateDetailsOfDay(trx, { job_id: was.job_id, starts_at }, details);
      await note(services, trx, actor, 'slot_changed', { ...was, starts_at });
      const changed = { isMoved, isElsewhere: was.place !== place, hasWoman: was.woman_name !== woman_name };
      await notifyOfChange(services, trx, { id, proposed }, changed);
    });
  } catch (error) {
    if (hasCode(error, POSTGRES_ERRORS.EXCLUSION_VIOLATION)) throw AppError.field('from', 'slot_overlaps');
    if (!hasCode(error, RULES.CAPACITY_BELOW_BOOKINGS)) throw error;
    throw AppError.field('capacity', 'slot_capacity_too_small');
  }
}

/** Asks the talent in it to choose again. Idempotent. */
export async function cancelSlot(services: Services, actor: ProductionActor, id: string) {
  await services.db.transaction().execute(async (trx) => {
    const slot = orThrow(await lockSlotOfHouse(trx, actor.production_house_id, id), 'slot_not_found');
    if (slot.cancelled_at) return;
    assertChangeable(slot, services.now());
    await reofferToConfirmed(services, trx, slot, 'cancelled');
    await updateSlot(trx, id, { cancelled_at: services.now().toISOString() });
    await note(services, trx, actor, 'slot_cancelled', slot);
  });
}

/** Those whose confirmed time changed have been told. */
async function notifyOfChange(
  services: Services,
  db: Database,
  { id, proposed }: { id: string; proposed: { application_id: string }[] },
  { isMoved, isElsewhere, hasWoman }: { isMoved: boolean; isElsewhere: boolean; hasWoman: boolean },
) {
  if (isMoved || isElsewhere) await notifyAll(services, db, proposed, 'proposed');
  if (isMoved) return;
  const inSlot = { slot_id: id, answer: 'confirmed' } as const;
  if (isElsewhere) await notifyAll(services, db, await updateInSlot(db, inSlot, {}, services.now()), 'place');
  else if (hasWoman) await notifyAll(services, db, await listInSlot(db, inSlot), 'woman');
}

async function notifyAll(
  { queue }: Services,
  db: Database,
  applications: { application_id: string }[],
  kind: 'proposed' | 'place' | 'woman',
) {
  for (const { application_id } of applications)
    await queue.add(db, sendAuditionEmail, { application_id, kind });
}

export function assertChangeable(
  { starts_at, cancelled_at }: { starts_at: string | null; cancelled_at?: string | null },
  now: Date,
) {
  if (cancelled_at) throw new AppError('slot_cancelled');
  if (starts_at && Date.parse(starts_at) <= now.getTime()) throw new AppError('audition_started');
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

/** A moved slot is kept for those who confirmed it, a cancelled one for nobody. */
async function reofferToConfirmed(
  { queue, now }: Services,
  db: Database,
  { id, starts_at }: Slot,
  kind: 'moved' | 'cancelled',
) {
  const isMoved = kind === 'moved';
  const released = isMoved
    ? []
    : await updateInSlot(db, { proposed_slot_id: id }, { proposed_slot_id: null }, now());
  const offered = { answer: 'offered', proposed_slot_id: isMoved ? id : null } as const;
  const confirmed = await updateInSlot(db, { slot_id: id, answer: 'confirmed' }, offered, now());
  for (const { application_id } of [...confirmed, ...released])
    await queue.add(db, sendAuditionEmail, { application_id, kind, was: starts_at });
}

/** Returns how many slots are new. Sending the same plan again adds none. */
export async function addSlots(
  { db, now, queue }: Services,
  { id: account_id, production_house_id }: ProductionActor,
  jobId: string,
  plan: SlotPlan,
): Promise<number> {
  const job = orThrow(await findAuditionedJob(db, production_house_id, jobId), 'job_not_found');
  const { place, capacity, contact_name, contact_phone, woman_name, bring, round } = plan;
  const details = { contact_name, contact_phone, woman_name, bring };
  const shared = { job_id: jobId, place, capacity, round, is_private: isPrivate(plan), ...details };
  const created_at = now().toISOString();
  const slots = planSlots(plan).map((times) => ({ ...times, ...shared, created_at }));
  rejectBadDay(job, { day: plan.day, starts_at: slots[0]?.starts_at }, now());
  for (const { starts_at, ends_at } of slots) protectTalent(job, { ...plan, starts_at, ends_at });

  return db.transaction().execute(async (trx) => {
    const added = await insertSlots(trx, slots);
    if (added < slots.length && (await countSlots(trx, slots)) < slots.length)
      throw AppError.field('from', 'slot_overlaps');
    if (added === 0) return 0;
    const about = slots[0]?.starts_at;
    await insertJobEvents(trx, [jobId], { action: 'slots_added', account_id, about, now: now() });
    for (const { application_id } of await listOtherTimeRequests(trx, { job_id: jobId, round }))
      await queue.add(trx, sendAuditionEmail, { application_id, kind: 'more' });
    return added;
  });
}

function rejectBadDay(
  job: { shoot_dates: string },
  { day, starts_at }: { day: string; starts_at: string | undefined },
  now: Date,
) {
  if (starts_at && Date.parse(starts_at) <= now.getTime()) throw AppError.field('from', 'slot_in_past');
  if (day > job.shoot_dates) throw AppError.field('day', 'slot_after_shoot');
}
