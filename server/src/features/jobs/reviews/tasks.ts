import { sendToAdded } from '#features/accounts/identity/send-to-added.ts';
import { addedReviewEmails, reviewEmails } from '#features/jobs/reviews/emails.ts';
import { findAddedWaiting, findReviewed, listApplicants } from '#features/jobs/reviews/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
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
    const { db, now, queue } = services;
    const applicants = await listApplicants(db, job_id, hidden, now());
    for (const { talent_id, ...facts } of applicants)
      await notify(services, {
        source: `casting call ${job_id} ${hidden ? 'removed' : 'continues'}, ${at}`,
        account_id: talent_id,
        template,
        facts,
      });
    await db.transaction().execute(async (trx) => {
      for (const { added_id } of applicants)
        if (added_id) await queue.add(trx, notifyAddedOfReview, { added_id, hidden });
    });
  },
};

/** Tells one person whom the house added and who has no account, unless it is no longer so. */
export const notifyAddedOfReview: Task<{ added_id: string; hidden: boolean }> = {
  name: 'notify-added-of-review',
  retryPolicy: A_DAY,
  run: async (services, { added_id, hidden }, id) => {
    const { db, now } = services;
    const person = await findAddedWaiting(db, added_id, hidden, now());
    if (!person) return;
    const template = addedReviewEmails[hidden ? 'hidden' : 'continues'];
    const to = { ...person, id: added_id };
    await sendToAdded(services, id, template, to, (token) => ({ title: person.title, token }));
  },
};
