import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findOwnDecision, updateToTakenBack } from '#features/admin/decisions/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Takes back a decision of the caller's own before it has taken effect. */
export async function takeBack({ db, now }: Pick<Services, 'db' | 'now'>, staff: StaffActor, id: string) {
  await db.transaction().execute(async (trx) => {
    const taken = await updateToTakenBack(trx, id, staff.id, now());
    if (!taken) {
      const found = await findOwnDecision(trx, id, staff.id);
      if (found?.state === 'taken_back') return;
      throw new AppError(found ? 'decision_final' : 'decision_gone');
    }
    const [kind = '', subjectId = ''] = taken.item.split(':');
    const act = { staff, action: 'took_back_decision', subject: [kind, subjectId] } as const;
    await insertStaffAct(trx, { ...act, details: { decision: taken.action } }, now());
  });
}
