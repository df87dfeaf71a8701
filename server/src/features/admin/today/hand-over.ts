import { msg } from '@kirdaar/contract/messages';
import { queueKindsOf } from '@kirdaar/contract/rules/staff-queue';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { listColleagues, upsertClaim } from '#features/admin/today/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Assigns an item to a colleague whose role decides its kind. Returns the message that names them. */
export async function handOver(
  { db, now }: Services,
  actor: StaffActor,
  item: string,
  { to, note }: { to: string; note: string },
) {
  const [kind = '', id = ''] = item.split(':');
  const colleague = (await listColleagues(db, actor.id)).find((one) => one.id === to);
  if (!colleague || !queueKindsOf(colleague.role).some((decided) => decided === kind)) {
    throw AppError.field('hand_over.to', 'colleague_cannot_decide');
  }
  await db.transaction().execute(async (trx) => {
    await upsertClaim(trx, item, to, now(), { handed_by: actor.id, note });
    await insertStaffAct(trx, now(), actor, 'handed_over_item', [kind, id]);
  });
  return msg('task_handed_over', colleague.name);
}
