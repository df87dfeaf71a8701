import { findClashes } from '#features/auditions/offers/find-clashes.ts';
import { listNextSteps, listOwnOffers } from '#features/auditions/offers/queries.ts';
import { listFreedRoles } from '#features/auditions/recasting/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns what was arranged with a talent for each of its applications to a house. */
export async function readNextSteps(services: Services, houseId: string, talentId: string) {
  const rows = await listNextSteps(services.db, houseId, talentId, services.now());
  if (rows.length === 0) throw new AppError('applicant_not_found');
  const ids = rows.map(({ application_id }) => application_id);
  const clashesOf = await findClashes(services, talentId, ids, houseId);
  const freed = await listFreedRoles(services.db, ids, services.now());
  const backupsOf = (id: string) =>
    freed.find(({ application_id }) => application_id === id)?.backups ?? null;
  return rows.map((row) => ({
    ...row,
    clashes: clashesOf(row.application_id),
    backups: backupsOf(row.application_id),
  }));
}

/** Returns every offer to a talent, with the shoots that overlap. */
export async function readOwnOffers(services: Services, talentId: string) {
  const offers = await listOwnOffers(services.db, talentId, services.now());
  const ids = offers.map(({ application_id }) => application_id);
  const clashesOf = await findClashes(services, talentId, ids);
  return offers.map((offer) => ({ ...offer, clashes: clashesOf(offer.application_id) }));
}
