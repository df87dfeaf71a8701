import { type DecisionAction, UNDO_SECONDS } from '@kirdaar/contract/rules/staff-decisions';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  findDecision,
  findSameDecision,
  insertDecision,
  rehearse,
  type Subject,
} from '#features/admin/decisions/queries.ts';
import { carryOutDecision } from '#features/admin/decisions/tasks.ts';
import { carryOutOf, type InputOf } from '#features/admin/decisions/use-cases.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** What a use case says when there is nothing left to decide. */
const GONE = ['nothing_to_review', 'job_not_open', 'appeal_gone', 'suspension_gone', 'house_document_gone'];

/**
 * Stores a decision of staff, which takes effect in ten seconds unless it is taken back. What is not possible is rejected
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
    // What it would be rejected for when it takes effect is known now.
    const carryOut = () => carryOutOf(action)({ ...services, db }, staff, subject[1], input);
    const { title } = await rehearse(db, carryOut).catch((error) => {
      if (error instanceof AppError && GONE.includes(error.code) && last?.state === 'done')
        throw new AppError('decided_already', { name: last.by });
      throw error;
    });
    const stored = await insertDecision(db, subject, { ...decision, title, decided_at, effective_at });
    if (!stored) throw new AppError('nothing_to_review');
    await queue.add(db, carryOutDecision, { decision_id: stored.id }, effective_at);
    const act = { staff, action: 'decided', subject, details: { decision: action } } as const;
    await insertStaffAct(db, act, decided_at);
  });
  return { success: true as const };
}
