import type { JobEdit } from '@kirdaar/contract/jobs/job-posts';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { rejectPastDeadline } from '#features/jobs/job-posts/check-deadline.ts';
import { deleteUnusedImage, storeImage } from '#features/jobs/job-posts/job-image.ts';
import { lockJob, lockProject, updateJob, updateSiblings } from '#features/jobs/job-posts/queries.ts';
import { readPostingState } from '#features/jobs/job-posts/read-posting-state.ts';
import { hasCode } from '#platform/database/database.ts';
import { nextTimestamp } from '#platform/database/next-timestamp.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import type { Services } from '#platform/services.ts';

/**
 * Edits a casting call of a house; project information also changes in the project's other casting calls that
 * are not closed.
 */
export async function editJob(
  services: Services,
  actor: ProductionActor,
  id: string,
  edit: JobEdit,
  picture: ReceivedFile | undefined,
) {
  const image = await storeImage(services, picture);
  let replaced: string | null = null;
  try {
    replaced = await services.db
      .transaction()
      .execute((db) => change({ ...services, db }, actor, id, edit, image));
  } catch (error) {
    if (!hasCode(error, RULES.JOB_FACTS_LOCKED)) throw error;
    throw new AppError('job_has_applicants');
  } finally {
    // Removes the replaced picture, or the new one if the edit was rejected.
    await deleteUnusedImage(services, image);
    await deleteUnusedImage(services, replaced);
  }
}

// Terms for children that an edit leaves out are cleared.
const noChildren = {
  child_permit_no: null,
  child_daily_hours: null,
  child_stretch_hours: null,
  child_responsible: null,
};

/** Applies the edit and returns the previous picture. */
async function change(
  services: Services,
  { id: account_id, production_house_id }: ProductionActor,
  id: string,
  { if_match, request_id, ...edit }: JobEdit,
  image: string | null,
): Promise<string | null> {
  const { db, now } = services;
  await lockProject(db, production_house_id, id);
  const job = await lockJob(db, production_house_id, id);
  if (!job) throw new AppError('job_not_found');
  if (request_id && request_id === job.saved_by_request) return null;
  if (job.status === 'closed') throw new AppError('job_closed_to_changes');
  if (if_match && if_match !== (job.updated_at ?? 'never')) {
    const posting_state = await readPostingState(db, production_house_id, id);
    throw new AppError('job_changed_elsewhere', {}, { extra: { posting_state } });
  }
  if (edit.application_deadline !== job.application_deadline)
    rejectPastDeadline(edit.application_deadline, dayInIndia(now()));

  const updated_at = nextTimestamp(job.updated_at, now());
  const saved = { updated_at, saved_by_request: request_id ?? null };
  await updateJob(db, id, { ...noChildren, compensation: null, ...edit, ...(image && { image }), ...saved });
  const { project_type, project_description, language_required } = edit;
  const project = { project_type, project_description, language_required, ...(image && { image }) };
  const siblings = job.project_id ? await updateSiblings(db, job.project_id, id, project, updated_at) : [];
  const changed = [id, ...siblings.map((sibling) => sibling.id)];
  await insertJobEvents(db, changed, { action: 'edited', account_id, now: now() });
  return job.image;
}
