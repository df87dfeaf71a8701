import type { Clash } from '@kirdaar/contract/auditions/offers';
import { listClashes, listNextSteps, listOwnOffers } from '#features/auditions/offers/queries.ts';
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
  const rows = await listClashes(db, talentId, applicationIds, member?.id ?? null, now());
  return (id) =>
    rows
      .filter(({ application_id }) => application_id === id)
      .map((row) => {
        const isShown = !member || (row.is_seen && row.production_house_id === member.production_house_id);
        return { ...row, isShown };
      })
      .filter(({ accepted, isShown }) => accepted || isShown)
      .map(({ title, accepted, from, until, isShown }) => {
        return { title: isShown ? title : null, accepted, from, until };
      });
}
