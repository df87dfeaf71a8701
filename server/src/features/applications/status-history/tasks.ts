import {
  consideredEmail,
  type NotifiedStatus,
  type StatusChange,
  sentAgainEmail,
  statusChangeEmails,
} from '#features/applications/status-history/emails.ts';
import { findStatusChange } from '#features/applications/status-history/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
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
  run: (services, { application_id, status }) => {
    const isPast = (now: ApplicationStatus) => (status === 'applied' ? now === 'withdrawn' : now !== status);
    return tell(services, application_id, { what: status, template: statusChangeEmails[status], isPast });
  },
};

export const notifySentAgain: Task<{ application_id: string }> = {
  name: 'notify-sent-again',
  run: (services, { application_id }) => {
    const isPast = (now: ApplicationStatus) => now === 'withdrawn';
    return tell(services, application_id, { what: 'sent again', template: sentAgainEmail, isPast });
  },
};

/** Tells a talent whom a house considers for another role than they applied for. */
export const notifyConsidered: Task<{ application_id: string }> = {
  name: 'notify-considered',
  run: (services, { application_id }) => {
    const isPast = (now: ApplicationStatus) => now === 'withdrawn';
    return tell(services, application_id, { what: 'considered', template: consideredEmail, isPast });
  },
};

interface News {
  what: string;
  template: EmailTemplate<StatusChange>;
  /** Whether it is no longer true. */
  isPast: (now: ApplicationStatus) => boolean;
}

async function tell(services: Services, id: string, { what, template, isPast }: News) {
  const found = await findStatusChange(services.db, id, services.now());
  if (!found || isPast(found.status)) return;
  const { talent_id, title, company_name } = found;
  const facts = { title, company_name };
  await notify(services, { source: `application ${id} ${what}`, account_id: talent_id, template, facts });
}

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
