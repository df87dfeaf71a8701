import { reviewEmails } from '#features/jobs/reviews/emails.ts';
import { findReviewed, listApplicants } from '#features/jobs/reviews/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

interface Outcome {
  job_id: string;
  /** When it was decided. The same may be decided for the same reason again. */
  at: string;
  subject: 'call' | 'edit';
  /** Null if it was approved. */
  reason: string | null;
  refused: boolean;
}

export const notifyOfReview: Task<Outcome> = {
  name: 'notify-of-review',
  run: async (services, { job_id, at, subject, reason, refused }) => {
    const job = await findReviewed(services.db, job_id);
    if (!job) return;
    await notifyHouse(services, job.production_house_id, {
      source: `review of ${job_id}, ${at}`,
      template: reason === null ? reviewEmails.approved : reviewEmails[refused ? 'refused' : 'rejected'],
      facts: { job_id, title: job.title, subject, reason: reason ?? '' },
    });
  },
};

/** Tells those with an open application, or a role to come, that staff hid a casting call or show it again. */
export const notifyApplicants: Task<{ job_id: string; hidden: boolean; at: string }> = {
  name: 'notify-applicants-of-review',
  run: async (services, { job_id, hidden, at }) => {
    const template = hidden ? reviewEmails.removedForApplicant : reviewEmails.continuesForApplicant;
    for (const { talent_id, title } of await listApplicants(services.db, job_id, hidden, services.now()))
      await notify(services, {
        source: `casting call ${job_id} ${hidden ? 'removed' : 'continues'}, ${at}`,
        account_id: talent_id,
        template,
        facts: { title },
      });
  },
};
