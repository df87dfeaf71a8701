import type { DecisionAction } from '@kirdaar/contract/rules/staff-decisions';
import { answerAppeal } from '#features/admin/appeals/answer-appeal.ts';
import { approveAsStaff, rejectAsStaff, takeDownJob } from '#features/admin/casting-calls/decide-job.ts';
import type { CarryOut } from '#features/admin/decisions/carry-out.ts';
import { rejectDocument, verifyHouse } from '#features/admin/document-reviews/review-document.ts';
import {
  confirmSuspension,
  dismissProposal,
  endSuspension,
} from '#features/admin/house-suspensions/suspend-house.ts';
import { closeReportAsStaff } from '#features/admin/report-reviews/review-report.ts';

/** What carries out each decision. */
const useCases = {
  approved_call: approveAsStaff,
  rejected_call: rejectAsStaff,
  took_down_call: takeDownJob,
  verified_house: verifyHouse,
  rejected_document: rejectDocument,
  closed_report: closeReportAsStaff,
  accepted_appeal: answerAppeal,
  rejected_appeal: answerAppeal,
  confirmed_suspension: confirmSuspension,
  dismissed_suspension: dismissProposal,
  ended_suspension: endSuspension,
} satisfies Record<DecisionAction, CarryOut<never>>;

export type InputOf<A extends DecisionAction> = Parameters<(typeof useCases)[A]>[3];

export function carryOutOf(action: DecisionAction): CarryOut<object> {
  // `decide` has stored the input of this very action.
  return useCases[action] as CarryOut<object>;
}
