import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { hasReaders } from '#features/jobs/job-changes/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export function rejectPastDeadline(deadline: string, today: string) {
  if (deadline < today) throw AppError.field('application_deadline', 'deadline_in_past');
}

/** Once somebody counts on the deadline, it can be moved to tomorrow at the earliest. */
export async function rejectDeadline(
  { db, now }: Pick<Services, 'db' | 'now'>,
  job: { id: string; application_deadline: string },
  deadline: string,
) {
  if (deadline === job.application_deadline) return;
  const today = dayInIndia(now());
  rejectPastDeadline(deadline, today);
  if (deadline < job.application_deadline && deadline <= today && (await hasReaders(db, job.id)))
    throw AppError.field('application_deadline', 'deadline_too_soon');
}
