import { DRAFT_DAYS } from '@kirdaar/contract/rules/limits';
import { deleteDraftsBefore } from '#features/job-drafts/queries.ts';
import { dropImage } from '#features/job-posts/job-image.ts';
import type { Task } from '#platform/queue.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets drafts that nobody came back for. */
export const forgetJobDrafts: Task = {
  name: 'forget-job-drafts',
  schedule: '20 4 * * *',
  run: async (services) => {
    const before = new Date(services.now().getTime() - DRAFT_DAYS * DAY_MS);
    for (const { image } of await deleteDraftsBefore(services.db, before)) await dropImage(services, image);
  },
};
