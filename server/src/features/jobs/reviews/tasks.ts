import { reviewEmails } from '#features/jobs/reviews/emails.ts';
import { findReviewed } from '#features/jobs/reviews/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

interface Outcome {
  job_id: string;
  version: number;
  subject: 'call' | 'edit';
  /** Null if it was approved. */
  reason: string | null;
  refused: boolean;
}

export const notifyOfReview: Task<Outcome> = {
  name: 'notify-of-review',
  run: async (services, { job_id, version, subject, reason, refused }) => {
    const job = await findReviewed(services.db, job_id);
    if (!job) return;
    await notifyHouse(services, job.production_house_id, {
      source: `review of ${job_id}, version ${version}: ${reason === null ? 'approved' : `${refused ? 'refused' : 'rejected'}, ${reason}`}`,
      template: reason === null ? reviewEmails.approved : reviewEmails[refused ? 'refused' : 'rejected'],
      facts: { job_id, title: job.title, subject, reason: reason ?? '' },
    });
  },
};
