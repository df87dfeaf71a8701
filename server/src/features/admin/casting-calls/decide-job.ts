import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findJobTitle, updateToTakenDown } from '#features/admin/casting-calls/queries.ts';
import { notifyOfTakeDown } from '#features/admin/casting-calls/tasks.ts';
import type { CarryOut } from '#features/admin/decisions/carry-out.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/post-job.ts';
import { approveJob, rejectJob } from '#features/jobs/reviews/decide-version.ts';
import { deleteRevision, findRevision } from '#features/jobs/reviews/queries.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Approves the version of a casting call that a moderator read. */
export const approveAsStaff: CarryOut<{ version: number }> = async (desk, staff, id, { version }) => {
  const { replaced, subject, title } = await approveJob(desk, { id, version });
  if (!subject) throw new AppError('nothing_to_review');
  const act = { staff, action: 'approved_call', subject: ['job', id] } as const;
  await insertStaffAct(desk.db, { ...act, details: { version, what: subject } }, desk.now());
  return { title, cleanUp: (services) => deleteUnusedImage(services, replaced) };
};

/** Rejects the version of a casting call that a moderator read, for a reason that the house is told. */
export const rejectAsStaff: CarryOut<{ version: number; reason: string }> = async (
  desk,
  staff,
  id,
  { version, reason },
) => {
  const { subject, title } = await rejectJob(desk, { id, version }, reason);
  if (!subject) throw new AppError('nothing_to_review');
  const act = { staff, action: 'rejected_call', subject: ['job', id] } as const;
  await insertStaffAct(desk.db, { ...act, details: { version, reason } }, desk.now());
  return { title };
};

/**
 * Takes an open casting call down for a reason that its house is told. The house can change it, and then it
 * waits for staff again.
 */
export const takeDownJob: CarryOut<{ reason: string }> = async (
  { db, now, queue },
  staff,
  id,
  { reason },
) => {
  const title = await findJobTitle(db, id);
  if (title === undefined) throw new AppError('job_not_found');
  const revision = await findRevision(db, id);
  const taken = await updateToTakenDown(db, id, reason);
  if (!taken) throw new AppError('job_not_open');
  await deleteRevision(db, id);
  await queue.add(db, notifyOfTakeDown, { job_id: id, version: taken.version, reason });
  const act = { staff, action: 'took_down_call', subject: ['job', id], details: { reason } } as const;
  await insertStaffAct(db, act, now());
  return { title, cleanUp: (services) => deleteUnusedImage(services, revision?.image ?? null) };
};
