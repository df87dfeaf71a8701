import { AppError } from '#platform/http/app-error.ts';

/** Rejects a deadline before today when a casting call is posted, extended or reopened. */
export function rejectPastDeadline(deadline: string, today: string) {
  if (deadline < today) throw AppError.field('application_deadline', 'deadline_in_past');
}
