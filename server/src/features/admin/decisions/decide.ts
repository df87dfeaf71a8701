import { type DecisionAction, UNDO_SECONDS } from '@kirdaar/contract/rules/staff-decisions';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  findDecision,
  findSameDecision,
  hasOpened,
  insertDecision,
  lockDecision,
  rehearse,
  type Subject,
  updateToSettled,
} from '#features/admin/decisions/queries.ts';
import { carryOutDecision, carryOutOf, type InputOf } from '#features/admin/decisions/tasks.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** The errors of the use cases when there is nothing left to decide. */
const GONE = [
  'nothing_to_review',
  'job_not_open',
  'appeal_gone',
  'suspension_gone',
  'house_document_gone',
  'guardian_proof_gone',
  'identity_check_gone',
  'child_grade_gone',
];

/**
 * Stores a decision, which takes effect after ten seconds unless it is taken back. What is not possible is rejected
 * now. The same decision sent again changes nothing.
 */
export async function decide<A extends DecisionAction>(
  services: Services,
  staff: StaffActor,
  action: A,
  subject: Subject,
  input: InputOf<A>,
) {
  const { now, queue } = services;
  const decided_at = now();
  const effective_at = new Date(decided_at.getTime() + UNDO_SECONDS * 1000);
  await services.db.transaction().execute(async (db) => {
    const decision = { action, input, staff_id: staff.id };
    if (await findSameDecision(db, subject, decision)) return;
    const last = await findDecision(db, staff, subject, decided_at);
    if (last?.state === 'waiting') throw new AppError('decided_already', { name: last.by });
    const carryOut = () => carryOutOf(action)({ ...services, db, staff, id: subject[1] }, input);
    const { title } = await rehearse(db, carryOut).catch((error) => {
      if (error instanceof AppError && GONE.includes(error.code) && last?.state === 'done')
        throw new AppError('decided_already', { name: last.by });
      throw error;
    });
    if (!(await hasOpened(db, staff.id, subject, decided_at))) throw new AppError('item_not_opened');
    const stored = await insertDecision(db, subject, { ...decision, title, decided_at, effective_at });
    if (!stored) throw new AppError('nothing_to_review');
    await queue.add(db, carryOutDecision, { decision_id: stored.id }, effective_at);
    await insertStaffAct(db, decided_at, staff, 'decided', subject, { decision: action });
  });
  return { success: true as const };
}

export async function takeBack({ db, now }: Services, staff: StaffActor, id: string) {
  await db.transaction().execute(async (trx) => {
    const found = await lockDecision(trx, id);
    if (found?.staff_id !== staff.id) throw new AppError('decision_gone');
    if (found.state === 'taken_back') return;
    if (found.state !== 'waiting' || new Date(found.effective_at) <= now())
      throw new AppError('decision_final');
    await updateToSettled(trx, id, 'taken_back', now());
    const [kind = '', subjectId = ''] = found.item.split(':');
    const details = { decision: found.action };
    await insertStaffAct(trx, now(), staff, 'took_back_decision', [kind, subjectId], details);
  });
}
