import { AppError } from '#platform/http/app-error.ts';

/** Rejects a birth date that differs from the saved one or lies in the future. */
export function checkBirthDate(given: string, kept: string | null, today: string) {
  if (kept && given !== kept) throw AppError.field('date_of_birth', 'birth_date_locked');
  if (given > today) throw AppError.field('date_of_birth', 'birth_date_in_future');
}
