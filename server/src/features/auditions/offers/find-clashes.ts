import type { Clash } from '@kirdaar/contract/auditions/offers';
import { overlap, shootSpan } from '@kirdaar/contract/rules/shoot-days';
import { listParts, listShoots } from '#features/auditions/offers/queries.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns, by application, the talent's other roles with overlapping shoots. The talent sees all of them. A
 * house sees its own and, without a name, accepted roles of other houses; it must not see what others have
 * only offered.
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
