import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { findLikelyMoneyRequest, findMoneyRequest } from '@kirdaar/contract/rules/asks-for-money';
import { projectFields } from '@kirdaar/contract/rules/job-fields';
import type { RefusalGround } from '@kirdaar/contract/rules/staff-decisions';
import { notifyAllOfJobChange } from '#features/jobs/job-changes/tasks.ts';
import { updateJob, updateSiblings } from '#features/jobs/job-posts/queries.ts';
import {
  deleteRevision,
  findRevision,
  hasOpenSiblingForChildren,
  hiddenSince,
  type JobFacts,
  lockJobToReview,
} from '#features/jobs/reviews/queries.ts';
import { notifyApplicants, notifyOfReview } from '#features/jobs/reviews/tasks.ts';
import { type Database, hasCode, inTransaction } from '#platform/database/database.ts';
import type { HouseVerification } from '#platform/database/database-types.generated.ts';
import { nextTimestamp } from '#platform/database/next-timestamp.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now' | 'queue'>;

/** A new call opens unless its house closed it, an edit replaces what talent see. Returns a picture that may now be unused. */
export async function approveJob(
  desk: Desk,
  read: ReadVersion,
): Promise<Reviewed & { replaced: string | null }> {
  try {
    return await inTransaction(desk.db, (db) => approve({ ...desk, db }, read));
  } catch (error) {
    if (hasCode(error, RULES.JOB_FACTS_LOCKED)) throw new AppError('job_edit_too_late');
    if (hasCode(error, RULES.HOUSE_NOT_VERIFIED)) throw new AppError('children_need_verified_house');
    if (hasCode(error, RULES.HOUSE_SUSPENDED)) throw new AppError('house_of_call_suspended');
    throw error;
  }
}

async function approve({ db, now, queue }: Desk, read: ReadVersion) {
  const { job, ...reviewed } = await findVersion(db, read);
  if (!reviewed.subject) return { ...reviewed, replaced: null };

  const updated_at = nextTimestamp(job.updated_at, now());
  const revision = await findRevision(db, job.id);
  const changes = { ...revision?.fields, ...(revision?.image && { image: revision.image }) };
  const approved_at = job.approved_at ?? now().toISOString();
  const undecided = { rejection: null, refused_for: null };
  const opened = job.status === 'pending' ? { status: 'open' as const } : {};
  await updateJob(db, job.id, { ...changes, ...opened, approved_at, ...undecided, updated_at });
  await deleteRevision(db, job.id);

  const { project_type, project_description, project_description_hi } = { ...job, ...changes };
  const project = { project_type, project_description, project_description_hi };
  const picture = revision?.image ? { image: revision.image } : {};
  // What the others say of the project may be newer than a call that was refused meanwhile.
  if (!job.refused_for)
    await updateSiblings(db, job.project_id, job.id, { ...project, ...picture }, updated_at);
  await queue.add(db, notifyAllOfJobChange, { job_id: job.id, changed_at: updated_at });
  const { subject } = reviewed;
  const told = { job_id: job.id, at: updated_at, subject, reason: null, refused: false };
  if (subject === 'call')
    await queue.add(db, notifyApplicants, { job_id: job.id, hidden: false, at: updated_at });
  // The answer to an appeal says it too.
  if (!read.onAppeal) await queue.add(db, notifyOfReview, told);
  return { ...reviewed, replaced: revision?.image ? job.image : null };
}

interface Reviewed {
  title: string;
  /** Undefined if the casting call has no version that waits. */
  subject: 'call' | 'edit' | undefined;
}

interface ReadVersion {
  id: string;
  /** The version that staff read. */
  version: number;
  /** Whether an appeal was accepted, the only approval of a version that was rejected. */
  onAppeal?: boolean;
}

/** Rejects a version that the house has replaced since staff read it. */
async function findVersion(db: Database, { id, version, onAppeal = false }: ReadVersion) {
  const job = orThrow(await lockJobToReview(db, id), 'job_not_found');
  if (job.held_status) throw new AppError('house_of_call_suspended');
  const { title, status } = job;
  if (job.rejection !== null && !onAppeal) return { job, title, subject: undefined };
  const isHidden = status === 'pending' || (onAppeal && job.approved_at === null);
  const subject = isHidden ? 'call' : (await findRevision(db, id)) ? 'edit' : undefined;
  if (subject && job.version !== version) throw new AppError('job_version_replaced', { title });
  return { job, title, subject } satisfies Reviewed & { job: object };
}

/** Talent keep seeing the approved version, if there is one. */
export async function rejectJob(
  { db, now, queue }: Desk,
  read: ReadVersion,
  reason: string,
): Promise<Reviewed> {
  return inTransaction(db, async (trx) => {
    const { job, ...reviewed } = await findVersion(trx, read);
    if (!reviewed.subject) return reviewed;
    await updateJob(trx, job.id, { rejection: reason });
    await queue.add(trx, notifyOfReview, {
      job_id: job.id,
      at: now().toISOString(),
      subject: reviewed.subject,
      reason,
      refused: false,
    });
    return reviewed;
  });
}

/**
 * Hides a casting call of any state that its house can neither edit nor send again. It is refused whatever its house
 * has changed since staff read it.
 */
export async function refuseJob(
  { db, now, queue }: Desk,
  id: string,
  { ground, reason }: { ground: RefusalGround; reason: string },
): Promise<{ title: string }> {
  const job = orThrow(await lockJobToReview(db, id), 'job_not_found');
  if (job.refused_for !== null) throw new AppError('nothing_to_review');
  const at = now().toISOString();
  await updateJob(db, id, { ...hiddenSince(now()), rejection: reason, refused_for: ground });
  await deleteRevision(db, id);
  await queue.add(db, notifyOfReview, { job_id: id, at, subject: 'call', reason, refused: true });
  // Those of a call that was taken down know.
  if (job.approved_at) await queue.add(db, notifyApplicants, { job_id: id, hidden: true, at });
  return { title: job.title };
}

interface House {
  verification: HouseVerification;
  /** Whether staff refused a casting call of it for good, or took one down and have not approved it since. */
  has_removed_call: boolean;
}

/** Where sums are not what a role pays. */
const doubtedFields = [
  'project_description',
  'project_description_hi',
  'role_details',
  'role_description',
  'role_description_hi',
  'skills_needed',
  'skills_needed_hi',
] as const;

/** Returns the first phrase of a casting call that may ask talent for money. */
export function findDoubt(job: JobFacts): string | undefined {
  const phrases = doubtedFields.map((field) => findLikelyMoneyRequest(job[field] ?? ''));
  return phrases.find(Boolean) ?? findMoneyRequest(job.compensation ?? '');
}

/**
 * Staff read all of a house not verified by documents and all that may cast children; and even if these are approved
 * automatically, whatever may ask for money and all of a house with a removed casting call.
 */
export function isPostReviewed({ config }: Pick<Services, 'config'>, house: House, job: JobFacts) {
  if (house.has_removed_call || findDoubt(job)) return true;
  if (config.AUTO_APPROVE) return false;
  return house.verification !== 'documents' || mayCastChildren(job.age_range ?? '');
}

/** An edit may also change the project's other casting calls. */
export async function needsReview(
  { config, db }: Pick<Services, 'config' | 'db'>,
  house: House,
  job: { id: string; project_id: string },
  age_range: string,
  changes: JobFacts,
): Promise<boolean> {
  if (isPostReviewed({ config }, house, { ...changes, age_range })) return true;
  const concernsProject = projectFields.some((field) => field in changes);
  return !config.AUTO_APPROVE && concernsProject && (await hasOpenSiblingForChildren(db, job));
}
