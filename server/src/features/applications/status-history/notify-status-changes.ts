import { type NotifiedStatus, statusChangeEmails } from '#features/applications/status-history/emails.ts';
import { notifyManyStatusChanges, notifyStatusChange } from '#features/applications/status-history/tasks.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

interface Step {
  application_id: string;
  status: ApplicationStatus;
}

/** Queues notifications of status changes, which are sent if the caller's transaction commits. */
export async function notifyStatusChanges({ db, queue }: Pick<Services, 'db' | 'queue'>, taken: Step[]) {
  const steps = taken.filter(isNotified);
  const [first] = steps;
  if (!first) return;
  if (steps.length === 1) await queue.add(db, notifyStatusChange, first);
  else await queue.add(db, notifyManyStatusChanges, { steps });
}

function isNotified<S extends Step>(step: S): step is S & { status: NotifiedStatus } {
  return step.status in statusChangeEmails;
}
