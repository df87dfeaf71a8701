import type { PublicFace } from '@kirdaar/contract/public-face';
import { findPage } from '#features/profiles/queries.ts';
import { publicProfileOf } from '#features/profiles/read-profile.ts';
import { findFace } from '#features/public-face/queries.ts';
import { siteAddress } from '#platform/config.ts';
import type { Services } from '#platform/services.ts';

/** Who sees a talent's page by the talent's choice, and how it looks to them. */
export async function readPublicFace(services: Services, talentId: string): Promise<PublicFace> {
  const { db, now, config } = services;
  const { visibility, is_child, ...known } = await findFace(db, talentId, now());
  const page = await findPage(db, talentId, now());
  return {
    visibility,
    is_child,
    address: pageAddress(config, talentId),
    hidden_because: reasonToHide({ is_child, ...known }),
    preview: (page && publicProfileOf(services, page)) ?? null,
  };
}

export function pageAddress(config: Services['config'], talentId: string): string {
  return `${siteAddress(config)}/talent/${talentId}`;
}

type Known = Omit<Awaited<ReturnType<typeof findFace>>, 'visibility'>;

function reasonToHide({ date_of_birth, is_child, guardian_agrees }: Known) {
  if (!date_of_birth) return 'no birth date';
  return is_child && !guardian_agrees ? 'no guardian' : null;
}
