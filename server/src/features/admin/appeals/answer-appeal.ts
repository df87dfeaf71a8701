import type { StaffAppeal } from '@kirdaar/contract/admin/appeals';
import { findAppeal, lockAppeal, updateToAnswered } from '#features/admin/appeals/queries.ts';
import { notifyOfAppeal } from '#features/admin/appeals/tasks.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { lift } from '#features/admin/house-suspensions/suspend-house.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/job-image.ts';
import { approveJob } from '#features/jobs/reviews/approve-job.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now' | 'queue' | 'storage'>;

export async function readAppeal(
  { db }: Pick<Services, 'db'>,
  staff: StaffActor,
  id: string,
): Promise<StaffAppeal> {
  const appeal = await findAppeal(db, id, staff.id);
  if (!appeal) throw new AppError('appeal_gone');
  return appeal;
}

/**
 * Answers an appeal of a decision that somebody else made, and tells the house. Accepting it ends the suspension
 * or ban, or approves the casting call.
 */
export async function answerAppeal(
  desk: Desk,
  staff: StaffActor,
  id: string,
  answer: { accepted: boolean; answer: string },
) {
  try {
    const unused = await desk.db
      .transaction()
      .execute((trx) => answerIn({ ...desk, db: trx }, staff, id, answer));
    await deleteUnusedImage(desk, unused);
  } catch (error) {
    if (hasCode(error, RULES.APPEAL_BY_DECIDER)) throw new AppError('another_person_required');
    throw error;
  }
}

/** Returns a picture that may now be unused. */
async function answerIn(
  desk: Desk,
  staff: StaffActor,
  id: string,
  answer: { accepted: boolean; answer: string },
) {
  const { db, now, queue } = desk;
  const appeal = await lockAppeal(db, id);
  if (!appeal) throw new AppError('appeal_gone');
  const { production_house_id, house_suspension_id, job_id, job_version } = appeal;
  await updateToAnswered(db, id, answer, staff.id, now());
  let unused: string | null = null;
  if (answer.accepted) {
    if (house_suspension_id) await lift(desk, staff, { id: house_suspension_id, production_house_id });
    if (job_id) unused = (await approveJob(desk, `${job_id}@${job_version}`)).replaced;
  }
  await queue.add(db, notifyOfAppeal, { appeal_id: id });
  const action = answer.accepted ? 'accepted_appeal' : 'refused_appeal';
  const subject = job_id ? (['job', job_id] as const) : (['house', production_house_id] as const);
  await insertStaffAct(db, { staff, action, subject, details: { answer: answer.answer } }, now());
  return unused;
}
