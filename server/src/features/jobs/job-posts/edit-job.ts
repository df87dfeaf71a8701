import { canonicalText } from '@kirdaar/contract/canonical';
import type { JobEdit } from '@kirdaar/contract/jobs/job-posts';
import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import {
  lockedJobFields,
  type projectFields,
  reviewedJobFields,
  translatedJobFields,
} from '@kirdaar/contract/rules/job-fields';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { notifyAllOfJobChange } from '#features/jobs/job-changes/tasks.ts';
import { deleteUnusedImage, rejectChildren, storeImage } from '#features/jobs/job-posts/post-job.ts';
import {
  findHouse,
  lockJob,
  lockProject,
  updateJob,
  updateSiblings,
} from '#features/jobs/job-posts/queries.ts';
import { readPostingState } from '#features/jobs/job-posts/read-posting-state.ts';
import { rejectDeadline } from '#features/jobs/job-posts/reopen-job.ts';
import { needsReview } from '#features/jobs/reviews/decide-version.ts';
import {
  deleteRevision,
  findJobFacts,
  findRevision,
  hasApplications,
  type JobFacts,
  upsertRevision,
} from '#features/jobs/reviews/queries.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import type { JobStatus } from '#platform/database/database-types.generated.ts';
import { formId } from '#platform/database/derived-id.ts';
import { nextTimestamp } from '#platform/database/next-timestamp.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import type { Services } from '#platform/services.ts';

/** Edits a casting call and its project. If staff have to approve the edit first, `waits` is true. */
export async function editJob(
  services: Services,
  actor: ProductionActor,
  id: string,
  edit: JobEdit,
  picture: ReceivedFile | undefined,
): Promise<{ waits: boolean }> {
  const image = await storeImage(services, picture);
  let replaced: (string | null)[] = [];
  try {
    const { waits, ...done } = await services.db
      .transaction()
      .execute((db) => change({ ...services, db }, actor, id, edit, image));
    replaced = done.replaced;
    return { waits };
  } catch (error) {
    if (hasCode(error, RULES.REFUSED_FOR_GOOD)) throw new AppError('job_refused');
    if (hasCode(error, RULES.JOB_FACTS_LOCKED)) throw new AppError('job_has_applicants');
    if (hasCode(error, RULES.HOUSE_NOT_VERIFIED))
      throw AppError.field('age_range', 'children_need_verified_house');
    throw error;
  } finally {
    // Removes the replaced pictures, or the new one if the edit was rejected.
    for (const unused of [image, ...replaced]) await deleteUnusedImage(services, unused);
  }
}

interface Changed {
  waits: boolean;
  /** Pictures that may now be unused. */
  replaced: (string | null)[];
}

async function change(
  services: Services,
  actor: ProductionActor,
  id: string,
  form: JobEdit,
  image: string | null,
): Promise<Changed> {
  const { db, now, queue } = services;
  const { if_match, request_id, application_deadline, positions, ...edit } = form;
  await lockProject(db, actor.production_house_id, id);
  const job = orThrow(await lockJob(db, actor.production_house_id, id), 'job_not_found');
  const revision = await findRevision(db, id);
  if (request_id && formId(form) === job.saved_by_request) return { waits: Boolean(revision), replaced: [] };
  await rejectOutdated(db, actor, { ...job, id }, if_match);
  await rejectDeadline(services, { ...job, id }, application_deadline);

  const house = await findHouse(db, actor.production_house_id);
  rejectChildren(house, [edit]);
  const changes = findJobChanges(await findJobFacts(db, id), edit);
  const reviewed = await needsReview(services, house, { ...job, id }, edit.age_range, changes);
  const updated_at = nextTimestamp(job.updated_at, now());
  const version = job.version + 1;
  const saved = { updated_at, saved_by_request: formId(form), version, rejection: null };
  const held = reviewed && job.status === 'open';
  const live = held ? {} : { ...changes, ...(image && { image }) };
  await updateJob(db, id, { application_deadline, positions, ...live, ...saved });
  await queue.add(db, notifyAllOfJobChange, { job_id: id, changed_at: updated_at });
  const old = [revision?.image ?? null];
  if (held) {
    const picture = image ?? revision?.image ?? null;
    const waits = await holdEdit(services, actor, { job_id: id, changes, image: picture });
    return { waits, replaced: old };
  }
  await deleteRevision(db, id);
  // What talent see of the project's other roles changes once this casting call is approved.
  const statuses: JobStatus[] = reviewed ? ['pending'] : ['pending', 'open'];
  const siblings = await updateProject(db, { ...job, id }, { ...edit, image }, updated_at, statuses);
  await insertJobEvents(db, [id, ...siblings], { action: 'edited', account_id: actor.id, now: now() });
  return { waits: false, replaced: [job.image, ...old] };
}

/** Returns the ids of the other casting calls that changed. */
async function updateProject(
  db: Database,
  { id, project_id }: { id: string; project_id: string },
  edit: Pick<JobEdit, (typeof projectFields)[number]> & { image: string | null },
  updated_at: string,
  statuses: JobStatus[],
) {
  const { project_type, project_description, project_description_hi, image } = edit;
  const project = {
    project_type,
    project_description,
    // Undefined leaves the Hindi text of each as it is.
    ...(project_description_hi !== undefined && { project_description_hi }),
    ...(image && { image }),
  };
  const siblings = await updateSiblings(db, project_id, id, project, updated_at, statuses);
  return siblings.map((sibling) => sibling.id);
}

async function rejectOutdated(
  db: Database,
  { production_house_id }: ProductionActor,
  { id, status, updated_at }: { id: string; status: JobStatus; updated_at: string | null },
  if_match: JobEdit['if_match'],
) {
  if (status === 'closed') throw new AppError('job_closed_to_changes');
  if (!if_match || if_match === (updated_at ?? 'never')) return;
  const posting_state = await readPostingState(db, production_house_id, id);
  throw new AppError('job_changed_elsewhere', {}, { extra: { posting_state } });
}

// Fields that an edit leaves out are cleared.
const withoutChildTerms = {
  child_permit_no: null,
  child_daily_hours: null,
  child_stretch_hours: null,
  child_responsible: null,
};
const absent = { ...withoutChildTerms, compensation: null, audition_end_date: null };

/** Never the deadline. */
function findJobChanges(
  current: JobFacts,
  edit: Omit<JobEdit, 'application_deadline' | 'positions'>,
): JobFacts {
  // One stored before its spelling was known may not change once people have applied.
  const { project_type = '' } = current;
  const isSameType = canonicalText('project_type', String(project_type)) === edit.project_type;
  const next: JobFacts = {
    ...absent,
    ...edit,
    ...hindiTexts(current, edit),
    open_to: edit.open_to ?? current.open_to,
    ...(!mayCastChildren(edit.age_range) && withoutChildTerms),
    ...(isSameType && { project_type }),
  };
  const changed = reviewedJobFields.filter((field) => (next[field] ?? null) !== (current[field] ?? null));
  return Object.fromEntries(changed.map((field) => [field, next[field] ?? null]));
}

/** A client that does not know the Hindi texts leaves them out, and they stay. */
function hindiTexts(current: JobFacts, edit: Partial<JobFacts>): JobFacts {
  const names = translatedJobFields.map((field) => `${field}_hi` as const);
  return Object.fromEntries(
    names.map((name) => [name, edit[name] === undefined ? current[name] : edit[name]]),
  );
}

/** Replaces an edit that waits. Returns false if the edit restores the approved version. */
async function holdEdit(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id }: ProductionActor,
  { job_id, changes, image }: { job_id: string; changes: JobFacts; image: string | null },
): Promise<boolean> {
  if (lockedJobFields.some((field) => field in changes) && (await hasApplications(db, job_id)))
    throw new AppError('job_has_applicants');

  const waits = Object.keys(changes).length > 0 || image !== null;
  const fields = JSON.stringify(changes);
  const sent_at = now().toISOString();
  if (waits) await upsertRevision(db, { job_id, fields, image, account_id, sent_at });
  else await deleteRevision(db, job_id);
  await insertJobEvents(db, [job_id], { action: 'edited', account_id, now: now() });
  return waits;
}
