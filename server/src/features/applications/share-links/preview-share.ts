import type { ShownOnShare } from '@kirdaar/contract/applications/share-links';
import { CHILD_SHARE_DAYS, MAX_SHARED } from '@kirdaar/contract/rules/limits';
import { requireJobOfHouse } from '#features/applications/received/read-received.ts';
import { countOffered } from '#features/applications/shared-board/queries.ts';
import type { Services } from '#platform/services.ts';

/** Counts whom a share link would show now, and names those it would leave out, with the reason. */
export async function previewShare(
  { db, now }: Pick<Services, 'db' | 'now'>,
  production_house_id: string,
  job_id: string,
  { days, status, applications, proves_email = false }: ShownOnShare,
) {
  await requireJobOfHouse(db, production_house_id, job_id);
  const offer = {
    production_house_id,
    job_id,
    status: applications ? null : (status ?? null),
    applications: applications ?? [],
    shows_children: proves_email && days <= CHILD_SHARE_DAYS,
  };
  const counted = await countOffered(db, offer, now(), MAX_SHARED);
  const left_out = counted.flatMap(({ reason, ...group }) => (reason === null ? [] : [{ reason, ...group }]));
  return { shown: counted.find(({ reason }) => reason === null)?.count ?? 0, left_out };
}
