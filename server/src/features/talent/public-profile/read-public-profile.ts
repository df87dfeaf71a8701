import type { PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';
import { profileUrl } from '#features/talent/addresses/profile-url.ts';
import { publicProfileOf } from '#features/talent/directory/read-profile.ts';
import { findPage, findPublicProfile } from '#features/talent/public-profile/queries.ts';
import type { Services } from '#platform/services.ts';

/** Returns who may see a talent's page and a preview of it. */
export async function readPublicProfileSettings(
  services: Services,
  talentId: string,
): Promise<PublicProfileSettings> {
  const { db, now, config } = services;
  const { visibility, is_child, ...facts } = await findPublicProfile(db, talentId, now());
  const page = await findPage(db, talentId, now());
  return {
    visibility,
    is_child,
    address: profileUrl(config, { id: talentId, slug: page?.slug ?? null }),
    hidden_because: hiddenBecause({ is_child, ...facts }),
    preview: (page && publicProfileOf(services, page)) ?? null,
  };
}

type VisibilityFacts = Omit<Awaited<ReturnType<typeof findPublicProfile>>, 'visibility'>;

function hiddenBecause({ date_of_birth, is_child, guardian_agrees, has_proven_email }: VisibilityFacts) {
  if (!has_proven_email) return 'no proven email';
  if (!date_of_birth) return 'no birth date';
  return is_child && !guardian_agrees ? 'no guardian' : null;
}
