import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { hasReaders } from '#features/jobs/job-changes/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Rejects a deadline before today when a casting call is posted, extended or reopened. */
export function rejectPastDeadline(deadline: string, today: string) {
  if (deadline < today) throw AppError.field('application_deadline', 'deadline_in_past');
}

/**
 * Rejects a new deadline in the past, and an earlier one than tomorrow if someone who applied or was invited
 * counts on the old one.
 */
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
