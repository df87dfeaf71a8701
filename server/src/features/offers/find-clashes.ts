import type { Clash } from '@kirdaar/contract/offers';
import { overlap, shootSpan } from '@kirdaar/contract/rules/shoot-days';
import { listParts, listShoots } from '#features/offers/queries.ts';
import type { Services } from '#platform/services.ts';

/**
 * By application, the other parts of its talent whose shoots overlap with its own. The talent reads of all; a
 * house of its own and, without a name, of those that are accepted: what others merely offer is not its business.
 */
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
