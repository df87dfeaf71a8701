import type { OwnProfile } from '@kirdaar/contract/talent';
import { findAllowance } from '#features/plans/queries.ts';
import { mediaOf } from '#features/talent/profile-media.ts';
import { findOwnProfile } from '#features/talent/queries.ts';
import { detailsOf, visibilityIn } from '#features/talent/stored-profile.ts';
import { tellProfile } from '#features/talent/tell-profile.ts';
import type { Services } from '#platform/services.ts';

/** A talent's profile as the talent sees it. */
export async function readOwnProfile(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  id: string,
): Promise<OwnProfile> {
  const { db, now } = services;
  const row = await findOwnProfile(db, id, now());
  const { work_links } = await findAllowance(db, id, now());
  return {
    ...tellProfile(row, mediaOf(services, row), { reader: 'self', hasContact: true }),
    guardian_needed: row.is_child && !row.guardian_agrees,
    field_visibility: visibilityIn(detailsOf(row)),
    work_links_most: work_links,
  };
}
