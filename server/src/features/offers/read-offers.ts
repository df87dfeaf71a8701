import { findClashes } from '#features/offers/find-clashes.ts';
import { listNextSteps, listOwnOffers } from '#features/offers/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** What was arranged with a talent for each of its applications to a house. */
export async function readNextSteps(services: Services, houseId: string, talentId: string) {
  const rows = await listNextSteps(services.db, houseId, talentId, services.now());
  if (rows.length === 0) throw new Refusal(404, 'Not found.');
  const ids = rows.map(({ application_id }) => application_id);
  const clashesOf = await findClashes(services, talentId, ids, houseId);
  return rows.map((row) => ({ ...row, clashes: clashesOf(row.application_id) }));
}

/** Every offer to a talent, with what overlaps. */
export async function readOwnOffers(services: Services, talentId: string) {
  const offers = await listOwnOffers(services.db, talentId, services.now());
  const ids = offers.map(({ application_id }) => application_id);
  const clashesOf = await findClashes(services, talentId, ids);
  return offers.map((offer) => ({ ...offer, clashes: clashesOf(offer.application_id) }));
}
