import { profileCompletion } from '@kirdaar/contract/rules/profile-completion';
import { missingAnswers } from '@kirdaar/contract/rules/required-answers';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { findAllowance } from '#features/billing/allowances/queries.ts';
import { describeProfile } from '#features/talent/profile/describe-profile.ts';
import { mediaOf } from '#features/talent/profile/profile-media.ts';
import { findOwnProfile } from '#features/talent/profile/queries.ts';
import { detailsOf, visibilityIn } from '#features/talent/profile/stored-profile.ts';
import type { Services } from '#platform/services.ts';

export async function readOwnProfile(
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  id: string,
): Promise<OwnProfile> {
  const { db, now } = services;
  const row = await findOwnProfile(db, id, now());
  const { work_links } = await findAllowance(db, id, now());
  const profile = describeProfile(row, mediaOf(services, row), {
    reader: 'self',
    hasContact: true,
    isVerifiedHouse: false,
  });
  return {
    ...profile,
    guardian_needed: row.is_child && !row.guardian_agrees,
    field_visibility: visibilityIn(detailsOf(row)),
    work_links_most: work_links,
    completion: profileCompletion(profile),
    missing_answers: missingAnswers(profile, { ...profile, child: profile.is_child }),
  };
}
