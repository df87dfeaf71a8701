import { jobTakenDownEmail } from '#features/admin/casting-calls/emails.ts';
import { findReviewed } from '#features/jobs/reviews/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

/** Tells a house that staff took its casting call down, and why. */
export const notifyOfTakeDown: Task<{ job_id: string; version: number; reason: string }> = {
  name: 'notify-of-take-down',
  run: async (services, { job_id, version, reason }) => {
    const job = await findReviewed(services.db, job_id);
    if (!job) return;
    const facts = { job_id, title: job.title, reason };
    const source = `take-down of ${job_id}, version ${version}: ${reason}`;
    await notifyHouse(services, job.production_house_id, { source, template: jobTakenDownEmail, facts });
  },
};
