import { findMayBeSecondPerson } from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

/**
 * Rejects somebody who may not confirm what `first` did: the same person, or one who depends on them. Tables with acts
 * of two people have a trigger `require_second_person` with the same rule: see house_suspension.
 */
export async function requireSecondPerson(db: Database, first: string, second: string, now: Date) {
  if (first === second) throw new AppError('second_person_required');
  if (!(await findMayBeSecondPerson(db, first, second, now))) throw new AppError('second_person_dependent');
}
