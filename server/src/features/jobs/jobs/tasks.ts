import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { DRAFT_DAYS, KEEP_SAVED_DAYS } from '@kirdaar/contract/rules/limits';
import { deleteDraftsBefore } from '#features/jobs/job-drafts/queries.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/post-job.ts';
import { deleteContactViewsBefore } from '#features/jobs/jobs/queries.ts';
import { updateRecentApplications } from '#features/jobs/matching/queries.ts';
import { deleteSavedOfClosed } from '#features/jobs/saved-jobs/queries.ts';
import type { Task } from '#platform/task.ts';

export const deleteOldSavedJobs: Task = {
  name: 'delete-saved-jobs',
  schedule: '41 3 * * *',
  run: async ({ db, now }) => {
    await deleteSavedOfClosed(db, new Date(now().getTime() - KEEP_SAVED_DAYS * DAY_MS));
  },
};

export const recountApplications: Task = {
  name: 'recount-applications',
  schedule: '* * * * *',
  run: ({ db, now }) => updateRecentApplications(db, now()),
};

/** Long enough to find out who collected contacts. */
const CONTACT_VIEW_DAYS = 180;

export const deleteOldContactViews: Task = {
  name: 'delete-contact-views',
  schedule: '29 3 * * *',
  run: async ({ db, now }) => {
    await deleteContactViewsBefore(db, addDays(dayInIndia(now()), -CONTACT_VIEW_DAYS));
  },
};

export const deleteJobDrafts: Task = {
  name: 'delete-job-drafts',
  schedule: '20 4 * * *',
  run: async (services) => {
    const before = new Date(services.now().getTime() - DRAFT_DAYS * DAY_MS);
    for (const { image } of await deleteDraftsBefore(services.db, before))
      await deleteUnusedImage(services, image);
  },
};
