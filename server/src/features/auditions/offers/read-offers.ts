import type { Clash } from '@kirdaar/contract/auditions/offers';
import { overlap, shootSpan } from '@kirdaar/contract/rules/shoot-days';
import { listNextSteps, listOwnOffers, listParts, listShoots } from '#features/auditions/offers/queries.ts';
import { listFreedRoles } from '#features/auditions/recasting/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readNextSteps(services: Services, member: Member, talentId: string) {
  const rows = await listNextSteps(services.db, member, talentId, services.now());
  if (rows.length === 0) throw new AppError('applicant_not_found');
  const ids = rows.map(({ application_id }) => application_id);
  const clashesOf = await findClashes(services, talentId, ids, member);
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

type Member = Record<'id' | 'production_house_id', string>;

/** A member sees what is shown of the house’s own offers and, without a title, other accepted roles; the talent all. */
export async function findClashes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  applicationIds: string[],
  member?: Member,
): Promise<(applicationId: string) => Clash[]> {
  const parts = applicationIds.length > 0 ? await listParts(db, talentId, member?.id ?? null, now()) : [];
  if (parts.length === 0) return () => [];
  const shoots = new Map(
    (await listShoots(db, applicationIds)).map(({ application_id, ...shoot }) => [application_id, shoot]),
  );

  return (id) => {
    const shoot = shoots.get(id);
    if (!shoot) return [];
    return parts
      .filter(({ application_id, ...part }) => application_id !== id && overlap(shoot, part))
      .map(({ production_house_id, is_seen, ...part }) => {
        return {
          ...part,
          isShown: !member || (is_seen && production_house_id === member.production_house_id),
        };
      })
      .filter(({ status, isShown }) => status === 'accepted' || isShown)
      .map(({ title, status, isShown, ...part }) => ({
        title: isShown ? title : null,
        accepted: status === 'accepted',
        ...shootSpan(part),
      }));
  };
}
