import type { DecisionAction } from '@kirdaar/contract/rules/staff-decisions';
import { queueKinds } from '@kirdaar/contract/rules/staff-queue';
import { rolesThatMay } from '@kirdaar/contract/rules/staff-roles';
import { answerAppeal } from '#features/admin/appeals/answer-appeal.ts';
import {
  approveAsStaff,
  refuseCall,
  rejectAsStaff,
  takeDownJob,
} from '#features/admin/casting-calls/decide-job.ts';
import type { CarryOut } from '#features/admin/decisions/carry-out.ts';
import {
  lockDecision,
  mayStillDecide,
  type Subject,
  updateToSettled,
} from '#features/admin/decisions/queries.ts';
import {
  endGradeAsStaff,
  refuseDocument,
  rejectDocument,
  verifyForChildren,
  verifyHouse,
} from '#features/admin/document-reviews/review-document.ts';
import { rejectGuardian, verifyGuardian } from '#features/admin/document-reviews/review-guardian.ts';
import {
  confirmSuspension,
  dismissProposal,
  endSuspension,
} from '#features/admin/house-suspensions/suspend-house.ts';
import { approveIdentity, rejectIdentity } from '#features/admin/identity-checks/review-check.ts';
import { closeReportAsStaff } from '#features/admin/report-reviews/review-report.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Task } from '#platform/task.ts';

const useCases = {
  approved_call: approveAsStaff,
  rejected_call: rejectAsStaff,
  took_down_call: takeDownJob,
  refused_call: refuseCall,
  verified_house: verifyHouse,
  rejected_document: rejectDocument,
  refused_document: refuseDocument,
  verified_guardian: verifyGuardian,
  rejected_guardian: rejectGuardian,
  approved_identity: approveIdentity,
  rejected_identity: rejectIdentity,
  verified_for_children: verifyForChildren,
  ended_child_grade: endGradeAsStaff,
  closed_report: closeReportAsStaff,
  accepted_appeal: answerAppeal,
  rejected_appeal: answerAppeal,
  confirmed_suspension: confirmSuspension,
  dismissed_suspension: dismissProposal,
  ended_suspension: endSuspension,
} satisfies Record<DecisionAction, CarryOut<never>>;

export type InputOf<A extends DecisionAction> = Parameters<(typeof useCases)[A]>[1];

export function carryOutOf(action: DecisionAction): CarryOut<object> {
  // `decide` has stored the input of this very action.
  return useCases[action] as CarryOut<object>;
}

/** Carries out a decision that was not taken back, unless what was decided has changed since, or who may decide. */
export const carryOutDecision: Task<{ decision_id: string }> = {
  name: 'carry-out-decision',
  run: async (services, { decision_id }) => {
    try {
      const cleanUp = await services.db.transaction().execute(async (db) => {
        const decision = await lockDecision(db, decision_id);
        if (decision?.state !== 'waiting') return undefined;
        // The queue goes by the clock of the database; the task is tried again.
        if (new Date(decision.effective_at) > services.now())
          throw new Error('The decision does not take effect yet.');
        const { action, item, input, staff_id } = decision;
        const [kind, id = ''] = item.split(':');
        // The casts are safe: an item begins with its kind in the queue.
        const { roles } = queueKinds[kind as Subject[0]];
        if (!(await mayStillDecide(db, staff_id, roles)))
          throw new AppError('staff_role_required', { roles: rolesThatMay({ staff: roles }) });
        const carriedOut = await carryOutOf(action)({ ...services, db, staff: { id: staff_id }, id }, input);
        await updateToSettled(db, decision_id, 'done', services.now());
        return carriedOut.cleanUp;
      });
      await cleanUp?.(services);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await updateToSettled(services.db, decision_id, 'failed', services.now());
    }
  },
};
