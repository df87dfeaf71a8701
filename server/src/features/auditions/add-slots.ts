import type { SlotPlan } from '@kirdaar/contract/auditions';
import { planSlots } from '@kirdaar/contract/rules/auditions';
import { countSlots, findAuditionedJob, insertSlots } from '#features/auditions/queries.ts';
import { insertJobEvents } from '#features/house-history/queries.ts';
import { listAsking } from '#features/invitations/queries.ts';
import { sendAuditionLetter } from '#features/invitations/tasks.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Adds the slots of a plan to a call of a house; of the same plan sent again, none. Returns how many are new. */
export async function addSlots(
  { db, now, queue }: Services,
  { id: account_id, production_house_id }: ProductionActor,
  jobId: string,
  plan: SlotPlan,
): Promise<number> {
  if (!(await findAuditionedJob(db, production_house_id, jobId))) throw new Refusal(404, 'Not found.');
  const { place, capacity } = plan;
  const created_at = now().toISOString();
  const slots = planSlots(plan).map((times) => ({ ...times, job_id: jobId, place, capacity, created_at }));
  refusePast(slots[0]?.starts_at, now());

  return db.transaction().execute(async (trx) => {
    const added = await insertSlots(trx, slots);
    if (added < slots.length && (await countSlots(trx, slots)) < slots.length) throw overlaps();
    if (added === 0) return 0;
    const about = slots[0]?.starts_at;
    await insertJobEvents(trx, [jobId], { act: 'slots_added', account_id, about, now: now() });
    for (const { application_id } of await listAsking(trx, jobId))
      await queue.add(trx, sendAuditionLetter, { application_id, kind: 'more' });
    return added;
  });
}

export function refusePast(startsAt: string | undefined, now: Date) {
  if (!startsAt || Date.parse(startsAt) > now.getTime()) return;
  const message = 'This time is past. Please choose a later one.';
  throw new Refusal(400, message, { fields: { from: message } });
}

export function overlaps() {
  const message = 'Another slot of this call is at this place at that time.';
  return new Refusal(409, message, { fields: { from: message } });
}
