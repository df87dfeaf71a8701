import { rejectionEmail } from '#features/applications/rejections/emails.ts';
import { findRejection, updateToQueued } from '#features/applications/rejections/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

export const sendRejection: Task<{ application_id: string }> = {
  name: 'send-rejection',
  run: async (services, { application_id }) => {
    const rejection = await findRejection(services.db, application_id);
    if (!rejection) return;
    const { talent_id, ...facts } = rejection;
    await notify(services, {
      source: `rejection of ${application_id}`,
      account_id: talent_id,
      template: rejectionEmail,
      facts,
    });
  },
};

/**
 * Queues a separate email for each applicant rejected when a casting call closed, so that a failed one does
 * not delay the others.
 */
export const sendRejections: Task<{ job_id: string }> = {
  name: 'send-rejections',
  seconds: 600,
  run: async ({ db, now, queue }, { job_id }) => {
    await db.transaction().execute(async (trx) => {
      for (const rejection of await updateToQueued(trx, job_id, now()))
        await queue.add(trx, sendRejection, rejection);
    });
  },
};
