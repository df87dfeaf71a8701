import {
  type NotifiedStatus,
  sentAgainEmail,
  statusChangeEmails,
} from '#features/applications/status-history/emails.ts';
import { findStatusChange } from '#features/applications/status-history/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

interface Step {
  application_id: string;
  status: NotifiedStatus;
}

/** Notifies a talent of a status change, unless a later one followed. */
export const notifyStatusChange: Task<Step> = {
  name: 'notify-status-change',
  run: async (services, { application_id, status }) => {
    const step = await findStatusChange(services.db, application_id, services.now());
    if (!step) return;
    const { talent_id, title, company_name } = step;
    const isPast = status === 'applied' ? step.status === 'withdrawn' : step.status !== status;
    if (isPast) return;
    await notify(services, {
      source: `application ${application_id} ${status}`,
      account_id: talent_id,
      template: statusChangeEmails[status],
      facts: { title, company_name },
    });
  },
};

/** Confirms that a withdrawn application was sent again, unless it was withdrawn again. */
export const notifySentAgain: Task<{ application_id: string }> = {
  name: 'notify-sent-again',
  run: async (services, { application_id }) => {
    const sent = await findStatusChange(services.db, application_id, services.now());
    if (!sent || sent.status === 'withdrawn') return;
    const { talent_id, title, company_name } = sent;
    await notify(services, {
      source: `application ${application_id} sent again`,
      account_id: talent_id,
      template: sentAgainEmail,
      facts: { title, company_name },
    });
  },
};

/** Queues each of many status changes separately, so that a failed one does not delay the others. */
export const notifyManyStatusChanges: Task<{ steps: Step[] }> = {
  name: 'notify-status-changes',
  run: async ({ db, queue }, { steps }) => {
    await db.transaction().execute(async (trx) => {
      for (const step of steps) await queue.add(trx, notifyStatusChange, step);
    });
  },
};

/** Queues notifications of status changes, which are sent if the caller's transaction commits. */
export async function notifyStatusChanges(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  taken: { application_id: string; status: ApplicationStatus }[],
) {
  const steps = taken.filter((step): step is Step => step.status in statusChangeEmails);
  const [first] = steps;
  if (!first) return;
  if (steps.length === 1) await queue.add(db, notifyStatusChange, first);
  else await queue.add(db, notifyManyStatusChanges, { steps });
}
