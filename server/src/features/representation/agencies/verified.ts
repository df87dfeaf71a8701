import { findAgency } from '#features/representation/agencies/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Only an agency whose document staff have seen takes on, submits or shows clients. */
export async function requireVerifiedAgency(db: Database, id: string) {
  const agency = await findAgency(db, id);
  if (agency?.profile_type !== 'Talent Agencies') throw new AppError('agency_required');
  if (!agency.verified) throw new AppError('agency_not_verified');
}
