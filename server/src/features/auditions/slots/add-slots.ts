import type { SlotPlan } from '@kirdaar/contract/auditions/auditions';
import { planSlots } from '@kirdaar/contract/rules/auditions';
import { listOtherTimeRequests } from '#features/auditions/audition-invitations/queries.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { countSlots, findAuditionedJob, insertSlots } from '#features/auditions/slots/queries.ts';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Adds the slots of a plan to a casting call of a house, and returns how many are new. Sending the same plan
 * again adds none.
 */
export async function addSlots(
  { db, now, queue }: Services,
  { id: account_id, production_house_id }: ProductionActor,
  jobId: string,
  plan: SlotPlan,
): Promise<number> {
  const job = await findAuditionedJob(db, production_house_id, jobId);
  if (!job) throw new AppError('job_not_found');
  const { place, capacity, contact_name, contact_phone, bring, round } = plan;
  const shared = { job_id: jobId, place, capacity, contact_name, contact_phone, bring, round };
  const created_at = now().toISOString();
  const slots = planSlots(plan).map((times) => ({ ...times, ...shared, created_at }));
  rejectBadDay(job, { day: plan.day, starts_at: slots[0]?.starts_at }, now());

  return db.transaction().execute(async (trx) => {
    const added = await insertSlots(trx, slots);
    if (added < slots.length && (await countSlots(trx, slots)) < slots.length)
      throw AppError.field('from', 'slot_overlaps');
    if (added === 0) return 0;
    const about = slots[0]?.starts_at;
    await insertJobEvents(trx, [jobId], { action: 'slots_added', account_id, about, now: now() });
    for (const { application_id } of await listOtherTimeRequests(trx, jobId))
      await queue.add(trx, sendAuditionEmail, { application_id, kind: 'more' });
    return added;
  });
}

/** Rejects a slot that starts in the past, or on a day after the first day of the shoot. */
export function rejectBadDay(
  job: { shoot_dates: string },
  { day, starts_at }: { day: string; starts_at: string | undefined },
  now: Date,
) {
  if (starts_at && Date.parse(starts_at) <= now.getTime()) throw AppError.field('from', 'slot_in_past');
  if (day > job.shoot_dates) throw AppError.field('day', 'slot_after_shoot');
}
