import type { JobEdit } from '@kirdaar/contract/job-posts';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { insertJobEvents } from '#features/house-history/queries.ts';
import { dropImage, keepImage } from '#features/job-posts/job-image.ts';
import { lockJob, lockProject, updateJob, updateSiblings } from '#features/job-posts/queries.ts';
import { readStanding } from '#features/job-posts/read-standing.ts';
import { refusePastDeadline } from '#features/job-posts/refuse-past-deadline.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import { laterThan } from '#platform/later-than.ts';
import type { ReceivedFile } from '#platform/multipart.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const KEEPS_ITS_FACTS = 'KD041';
const CHANGED_ELSEWHERE = 'Somebody of your house changed this call in the meantime.';
const keepsItsFacts =
  'Somebody has applied, so the project type, the role, whom it is for and what it pays stay as they are, and the deadline can only be later. Copy the call to post it with other facts.';

/** Changes a call of a house; Project Information also in the other calls of its project that are not closed. */
export async function editJob(
  services: Services,
  actor: ProductionActor,
  id: string,
  edit: JobEdit,
  picture: ReceivedFile | undefined,
) {
  const image = await keepImage(services, picture);
  let replaced: string | null = null;
  try {
    replaced = await services.db
      .transaction()
      .execute((db) => change({ ...services, db }, actor, id, edit, image));
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
  services: Services,
  { id: account_id, production_house_id }: ProductionActor,
  id: string,
  { if_match, request_id, ...edit }: JobEdit,
  image: string | null,
): Promise<string | null> {
  const { db, now } = services;
  await lockProject(db, production_house_id, id);
  const job = await lockJob(db, production_house_id, id);
  if (!job) throw new Refusal(404, 'Job not found');
  if (request_id && request_id === job.saved_by_request) return null;
  if (job.status === 'closed') throw new Refusal(409, 'This call is closed. Reopen it to change it.');
  if (if_match && if_match !== (job.updated_at ?? 'never')) {
    const standing = await readStanding(db, production_house_id, id);
    throw new Refusal(409, CHANGED_ELSEWHERE, { extra: { standing } });
  }
  if (edit.application_deadline !== job.application_deadline)
    refusePastDeadline(edit.application_deadline, dayInIndia(now()));

  const updated_at = laterThan(job.updated_at, now());
  const saved = { updated_at, saved_by_request: request_id ?? null };
  await updateJob(db, id, { ...noChildren, compensation: null, ...edit, ...(image && { image }), ...saved });
  const { project_type, project_description, language_required } = edit;
  const project = { project_type, project_description, language_required, ...(image && { image }) };
  const siblings = job.project_id ? await updateSiblings(db, job.project_id, id, project, updated_at) : [];
  const changed = [id, ...siblings.map((sibling) => sibling.id)];
  await insertJobEvents(db, changed, { act: 'edited', account_id, now: now() });
  return job.image;
}
