import type { JobEdit } from '@kirdaar/contract/job-posts';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { dropImage, keepImage } from '#features/job-posts/job-image.ts';
import { lockJob, updateJob, updateSiblings } from '#features/job-posts/queries.ts';
import { refusePastDeadline } from '#features/job-posts/refuse-past-deadline.ts';
import { hasCode } from '#platform/database.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const KEEPS_ITS_FACTS = 'KD041';
const keepsItsFacts =
  'Somebody has applied, so the project type, the role, whom it is for and what it pays stay as they are, and the deadline can only be later. Copy the call to post it with other facts.';

/** Changes a call of a house; Project Information also in the other calls of its project that are not closed. */
export async function editJob(
  services: Services,
  houseId: string,
  id: string,
  edit: JobEdit,
  picture: ReceivedFile | undefined,
) {
  const image = await keepImage(services, picture);
  let replaced: string | null = null;
  try {
    replaced = await services.db
      .transaction()
      .execute((db) => change({ ...services, db }, houseId, id, edit, image));
  } catch (error) {
    if (!hasCode(error, KEEPS_ITS_FACTS)) throw error;
    throw new Refusal(409, keepsItsFacts);
  } finally {
    // The old one, or the new one of a refused edit.
    await dropImage(services, image);
    await dropImage(services, replaced);
  }
}

// What an edit does not say of children is gone.
const noChildren = {
  child_permit_no: null,
  child_daily_hours: null,
  child_stretch_hours: null,
  child_responsible: null,
};

/** Returns the picture that was there before. */
async function change(
  { db, now }: Services,
  houseId: string,
  id: string,
  edit: JobEdit,
  image: string | null,
): Promise<string | null> {
  const job = await lockJob(db, houseId, id);
  if (!job) throw new Refusal(404, 'Job not found');
  if (job.status === 'closed') throw new Refusal(409, 'This call is closed. Reopen it to change it.');
  if (edit.application_deadline !== job.application_deadline)
    refusePastDeadline(edit.application_deadline, dayInIndia(now()));

  await updateJob(db, id, { ...noChildren, compensation: null, ...edit, ...(image && { image }) });
  const { project_type, project_description, language_required } = edit;
  const project = { project_type, project_description, language_required, ...(image && { image }) };
  if (job.project_id) await updateSiblings(db, job.project_id, id, project);
  return job.image;
}
