import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_LINKS } from '@kirdaar/contract/rules/limits';
import type { NewLink, ProfileLink } from '@kirdaar/contract/talent/public-profile';
import { derivedTokenOf, newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { publicProfileOf } from '#features/talent/directory/read-profile.ts';
import { findPage, findShareLink, insertLink, listLinks } from '#features/talent/public-profile/queries.ts';
import { siteAddress } from '#platform/config/config.ts';
import { hasCode } from '#platform/database/database.ts';
import { formId } from '#platform/database/derived-id.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Row = Awaited<ReturnType<typeof listLinks>>[number];

/** Creates a share link that shows the talent's profile to anyone who has it, once per submitted form. */
export async function shareProfile(
  services: Services,
  talent_id: string,
  form: NewLink,
): Promise<ProfileLink> {
  const { db, now, secrets } = services;
  const id = randomUUID();
  const created = now();
  try {
    const link = await insertLink(db, {
      id,
      talent_id,
      request_id: formId(form),
      label: form.label,
      token_hash: hashToken(newDerivedToken(secrets.links, 'link', id)),
      created_at: created.toISOString(),
      expires_at: new Date(created.getTime() + form.days * DAY_MS).toISOString(),
    });
    return describeLink(services, link);
  } catch (error) {
    if (hasCode(error, RULES.NOT_KNOWN_TO_BE_ADULT)) throw new AppError('share_link_adults_only');
    if (hasCode(error, RULES.PROFILE_SHARE_LINK_LIMIT))
      throw new AppError('too_many_share_links', { max: MAX_LINKS });
    throw error;
  }
}

/** Returns the talent's share links, with URLs where a current key made the token. */
export async function readLinks(services: Services, talentId: string): Promise<ProfileLink[]> {
  const links = await listLinks(services.db, talentId);
  return links.map((link) => describeLink(services, link));
}

/** Returns the profile behind a share link. Never returns a child's, even if a link exists. */
export async function readSharedProfile(services: Services, token: string) {
  const { db, now } = services;
  const link = await findShareLink(db, hashToken(token), now());
  const page = link && (await findPage(db, link.talent_id, now()));
  const profile = page && publicProfileOf(services, page);
  if (!profile || profile.is_child) throw new AppError('share_link_ended');
  return { data: profile, expires_at: link.expires_at };
}

export function describeLink({ secrets, config }: Services, { token_hash, ...link }: Row): ProfileLink {
  const token = derivedTokenOf(secrets.links, 'link', { seed: link.id, token_hash });
  return { ...link, address: token ? `${siteAddress(config)}/shared/${token}` : null };
}
