import { randomUUID } from 'node:crypto';
import type { NewLink, ProfileLink } from '@kirdaar/contract/public-face';
import { LINKS_MOST } from '@kirdaar/contract/rules/limits';
import { hashToken } from '#features/identity/session-token.ts';
import { insertLink, listLinks } from '#features/public-face/queries.ts';
import { newSharedToken, sharedTokenOf } from '#features/public-face/shared-token.ts';
import { siteAddress } from '#platform/config.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const IS_NOT_OF_AGE = 'KD030';
const HAS_ENOUGH = 'KD031';
const DAY_MS = 86_400_000;

type Row = Awaited<ReturnType<typeof listLinks>>[number];

/** Makes an address that shows the talent's profile to whoever has it, once per filled form. */
export async function shareProfile(
  services: Services,
  talent_id: string,
  { request_id, label, days }: NewLink,
): Promise<ProfileLink> {
  const { db, now, secrets } = services;
  const id = randomUUID();
  const created = now();
  try {
    const link = await insertLink(db, {
      ...{ id, talent_id, request_id, label },
      token_hash: hashToken(newSharedToken(secrets.publicFace, id)),
      created_at: created.toISOString(),
      expires_at: new Date(created.getTime() + days * DAY_MS).toISOString(),
    });
    return addressed(services, link);
  } catch (error) {
    if (hasCode(error, IS_NOT_OF_AGE)) {
      const why = 'Links are for profiles of adults: please save the date of birth in the profile first.';
      throw new Refusal(403, why);
    }
    if (hasCode(error, HAS_ENOUGH)) {
      throw new Refusal(409, `There are ${LINKS_MOST} links that work. Please end one that is not needed.`);
    }
    throw error;
  }
}

/** The talent's links, with their addresses as far as our keys made them. */
export async function readLinks(services: Services, talentId: string): Promise<ProfileLink[]> {
  const links = await listLinks(services.db, talentId);
  return links.map((link) => addressed(services, link));
}

export function addressed({ secrets, config }: Services, { token_hash, ...link }: Row): ProfileLink {
  const token = sharedTokenOf(secrets.publicFace, link.id, token_hash);
  return { ...link, address: token ? `${siteAddress(config)}/shared/${token}` : null };
}
