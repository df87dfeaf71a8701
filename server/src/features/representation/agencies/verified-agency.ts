import { findProfileType } from '#features/representation/mandates/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Only an agency submits clients. */
export async function requireVerifiedAgency(db: Database, id: string) {
  const { profile_type } = await findProfileType(db, id);
  if (profile_type !== 'Talent Agencies') throw new AppError('agency_required');
}
