import type { PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';
import { publicProfileOf } from '#features/talent/directory/read-profile.ts';
import { findPage, findPublicProfile } from '#features/talent/public-profile/queries.ts';
import { type Config, siteAddress } from '#platform/config/config.ts';
import type { Services } from '#platform/services.ts';

export async function readPublicProfileSettings(
  services: Services,
  talentId: string,
): Promise<PublicProfileSettings> {
  const { db, now, config } = services;
  const facts = await findPublicProfile(db, talentId, now());
  const hidden_because = hiddenBecause(facts);
  const page = await findPage(db, talentId, now());
  return {
    visibility: facts.visibility,
    is_child: facts.is_child,
    address: profileUrl(config, { id: talentId, slug: page?.slug ?? null }),
    hidden_because,
    preview: (hidden_because !== 'no choice' && page && publicProfileOf(services, page)) || null,
  };
}

/** Returns the URL of a talent's public page. One that has never been public has no address of its own. */
export function profileUrl(config: Config, { id, slug }: { id: string; slug: string | null }): string {
  return `${siteAddress(config)}${slug ? `/t/${slug}` : `/talent/${id}`}`;
}

function hiddenBecause(facts: Awaited<ReturnType<typeof findPublicProfile>>) {
  const { date_of_birth, is_child, guardian_agrees, has_proven_email, has_chosen } = facts;
  if (!has_proven_email) return 'no proven email';
  if (!date_of_birth) return 'no birth date';
  if (is_child) return guardian_agrees ? null : 'no guardian';
  return has_chosen ? null : 'no choice';
}
