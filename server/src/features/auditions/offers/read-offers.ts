import type { Clash } from '@kirdaar/contract/auditions/offers';
import { overlap, shootSpan } from '@kirdaar/contract/rules/shoot-days';
import { listNextSteps, listOwnOffers, listParts, listShoots } from '#features/auditions/offers/queries.ts';
import { listFreedRoles } from '#features/auditions/recasting/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

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

export async function readOwnOffers(services: Services, talentId: string) {
  const offers = await listOwnOffers(services.db, talentId, services.now());
  const ids = offers.map(({ application_id }) => application_id);
  const clashesOf = await findClashes(services, talentId, ids);
  return offers.map((offer) => ({ ...offer, clashes: clashesOf(offer.application_id) }));
}

/** A house sees its own offers and, without a title, accepted roles of other houses; the talent sees all. */
export async function findClashes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  applicationIds: string[],
  houseId?: string,
): Promise<(applicationId: string) => Clash[]> {
  const parts = applicationIds.length > 0 ? await listParts(db, talentId, now()) : [];
  if (parts.length === 0) return () => [];
  const shoots = new Map(
    (await listShoots(db, applicationIds)).map(({ application_id, ...shoot }) => [application_id, shoot]),
  );

  return (id) => {
    const shoot = shoots.get(id);
    if (!shoot) return [];
    return parts
      .filter(({ application_id, ...part }) => application_id !== id && overlap(shoot, part))
      .filter(({ status, production_house_id }) => {
        return !houseId || status === 'accepted' || production_house_id === houseId;
      })
      .map(({ title, status, production_house_id, ...part }) => ({
        title: !houseId || production_house_id === houseId ? title : null,
        accepted: status === 'accepted',
        ...shootSpan(part),
      }));
  };
}
