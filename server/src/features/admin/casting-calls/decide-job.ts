import type { RefusalGround } from '@kirdaar/contract/rules/staff-decisions';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findJobTitle, findJobToReview, updateToTakenDown } from '#features/admin/casting-calls/queries.ts';
import { refusalText } from '#features/admin/decision-reasons/refusal-text.ts';
import type { CarryOut } from '#features/admin/decisions/carry-out.ts';
import { notifyOfTakeDown } from '#features/admin/decisions/notify-tasks.ts';
import { extendAnswers } from '#features/admin/house-suspensions/queries.ts';
import { tellAfterRemoval } from '#features/applications/closing/close-job.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/post-job.ts';
import { approveJob, refuseJob, rejectJob } from '#features/jobs/reviews/decide-version.ts';
import { deleteRevision, findRevision } from '#features/jobs/reviews/queries.ts';
import { notifyApplicants } from '#features/jobs/reviews/tasks.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';

/** Approves what waits, or leaves a casting call of which a removal failed as it is. */
export const approveAsStaff: CarryOut<{ version: number }> = async (desk, { version }) => {
  const { db, now, staff, id } = desk;
  await tellAfterRemoval(desk, id);
  const { replaced, subject, title } = await approveJob(desk, { id, version });
  await extendAnswers(db, id, now());
  if (!subject && !(await findJobToReview(db, id))?.has_failed_removal)
    throw new AppError('nothing_to_review');
  await insertStaffAct(db, now(), staff, 'approved_call', ['job', id], { version, what: subject ?? 'call' });
  return { title, cleanUp: (services) => deleteUnusedImage(services, replaced) };
};

export const rejectAsStaff: CarryOut<{ version: number; reason: string }> = async (desk, rejected) => {
  const { db, now, staff, id } = desk;
  const { version, reason } = rejected;
  const { subject, title } = await rejectJob(desk, { id, version }, reason);
  if (!subject) throw new AppError('nothing_to_review');
  await insertStaffAct(db, now(), staff, 'rejected_call', ['job', id], { version, reason });
  return { title };
};

/** Refuses a casting call for good. The house reads the ground in its language before the reason. */
export const refuseCall: CarryOut<{ version: number; ground: RefusalGround; reason: string }> = async (
  desk,
  { version, ground, reason },
) => {
  const { db, now, staff, id } = desk;
  const { production_house_id: houseId } = orThrow(await findJobToReview(db, id), 'job_not_found');
  const revision = await findRevision(db, id);
  const told = await refusalText(db, houseId, { ground, reason });
  const { title } = await refuseJob(desk, id, { ground, reason: told });
  await insertStaffAct(db, now(), staff, 'refused_call', ['job', id], { version, ground, reason });
  return { title, cleanUp: (services) => deleteUnusedImage(services, revision?.image ?? null) };
};

/** Takes a public casting call down for a reason that its house is told. Once changed, it waits for staff again. */
export const takeDownJob: CarryOut<{ reason: string }> = async (
  { db, now, queue, staff, id },
  { reason },
) => {
  const title = await findJobTitle(db, id);
  if (title === undefined) throw new AppError('job_not_found');
  const revision = await findRevision(db, id);
  if (!(await updateToTakenDown(db, id, reason, now()))) throw new AppError('job_not_open');
  await deleteRevision(db, id);
  const at = now().toISOString();
  await queue.add(db, notifyOfTakeDown, { job_id: id, at, reason });
  await queue.add(db, notifyApplicants, { job_id: id, hidden: true, at });
  await insertStaffAct(db, now(), staff, 'took_down_call', ['job', id], { reason });
  return { title, cleanUp: (services) => deleteUnusedImage(services, revision?.image ?? null) };
};
