import type { StaffAppeal } from '@kirdaar/contract/admin/appeals';
import { findAppeal, lockAppeal, updateToAnswered } from '#features/admin/appeals/queries.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import type { CarryOut } from '#features/admin/decisions/carry-out.ts';
import { notifyOfAppeal } from '#features/admin/decisions/notify-tasks.ts';
import { findDecision } from '#features/admin/decisions/queries.ts';
import { extendAnswers } from '#features/admin/house-suspensions/queries.ts';
import { lift } from '#features/admin/house-suspensions/suspend-house.ts';
import { tellAfterRemoval } from '#features/applications/closing/close-job.ts';
import { updateToNotRefused } from '#features/houses/documents/queries.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/post-job.ts';
import { approveJob } from '#features/jobs/reviews/decide-version.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readAppeal({ db, now }: Services, staff: StaffActor, id: string): Promise<StaffAppeal> {
  const appeal = await findAppeal(db, id, staff.id);
  if (!appeal) throw new AppError('appeal_gone');
  await insertStaffAct(db, now(), staff, 'viewed_appeal', ['appeal', id]);
  return { ...appeal, decision: await findDecision(db, staff, ['appeal', id], now()) };
}

/**
 * Answers an appeal of a decision that somebody else made, and tells the house. Accepting it ends the suspension
 * or ban, approves the casting call,
 * or lets the house send another document.
 */
export const answerAppeal: CarryOut<{ accepted: boolean; answer: string }> = async (desk, answered) => {
  const { db, now, queue, staff, id } = desk;
  const appeal = await lockAppeal(db, id);
  if (!appeal) throw new AppError('appeal_gone');
  const { production_house_id, house_suspension_id, job_id, job_version, document_sent_at, company_name } =
    appeal;
  const { accepted, answer } = answered;
  await updateToAnswered(db, id, answered, staff.id, now()).catch((error) => {
    throw hasCode(error, RULES.ANSWER_BY_DECIDER) ? new AppError('another_person_required') : error;
  });
  let unused: string | null = null;
  if (accepted) {
    if (house_suspension_id) await lift(desk, house_suspension_id, production_house_id);
    if (document_sent_at) await updateToNotRefused(db, production_house_id, document_sent_at);
    if (job_id && job_version !== null) {
      await tellAfterRemoval(desk, job_id);
      unused = (await approveJob(desk, { id: job_id, version: job_version, onAppeal: true })).replaced;
      await extendAnswers(db, job_id, now());
    }
  }
  await queue.add(db, notifyOfAppeal, { appeal_id: id });
  const action = accepted ? 'accepted_appeal' : 'rejected_appeal';
  const subject = job_id ? (['job', job_id] as const) : (['house', production_house_id] as const);
  await insertStaffAct(db, now(), staff, action, subject, { answer });
  return { title: company_name, cleanUp: (services) => deleteUnusedImage(services, unused) };
};
