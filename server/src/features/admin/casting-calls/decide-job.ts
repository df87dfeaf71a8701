import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { jobExists, updateToTakenDown } from '#features/admin/casting-calls/queries.ts';
import { notifyOfTakeDown } from '#features/admin/casting-calls/tasks.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/job-image.ts';
import { approveJob } from '#features/jobs/reviews/approve-job.ts';
import { deleteRevision, findRevision } from '#features/jobs/reviews/queries.ts';
import { refuseJob } from '#features/jobs/reviews/refuse-job.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now' | 'queue' | 'storage'>;

/** Approves the version of a casting call that a moderator read. */
export async function approveAsStaff(desk: Desk, staff: StaffActor, id: string, version: number) {
  const { replaced, ...reviewed } = await approveJob(desk, `${id}@${version}`);
  await deleteUnusedImage(desk, replaced);
  if (!reviewed.subject) throw new AppError('nothing_to_review');
  const act = { staff, action: 'approved_call', subject: ['job', id] } as const;
  await insertStaffAct(desk.db, { ...act, details: { version, what: reviewed.subject } }, desk.now());
  return reviewed;
}

/** Refuses the version of a casting call that a moderator read, for a reason that the house is told. */
export async function refuseAsStaff(
  desk: Desk,
  staff: StaffActor,
  id: string,
  { version, reason }: { version: number; reason: string },
) {
  const reviewed = await refuseJob(desk, `${id}@${version}`, reason);
  if (!reviewed.subject) throw new AppError('nothing_to_review');
  const act = { staff, action: 'refused_call', subject: ['job', id] } as const;
  await insertStaffAct(desk.db, { ...act, details: { version, reason } }, desk.now());
}

/**
 * Takes an open casting call down for a reason that its house is told. The house can change it, and then it
 * waits for staff again.
 */
export async function takeDownJob(desk: Desk, staff: StaffActor, id: string, reason: string) {
  const { db, now, queue } = desk;
  const unused = await db.transaction().execute(async (trx) => {
    const revision = await findRevision(trx, id);
    const taken = await updateToTakenDown(trx, id, reason);
    if (!taken) throw new AppError((await jobExists(trx, id)) ? 'job_not_open' : 'job_not_found');
    await deleteRevision(trx, id);
    await queue.add(trx, notifyOfTakeDown, { job_id: id, version: taken.version, reason });
    await insertStaffAct(
      trx,
      { staff, action: 'took_down_call', subject: ['job', id], details: { reason } },
      now(),
    );
    return revision?.image ?? null;
  });
  await deleteUnusedImage(desk, unused);
}
