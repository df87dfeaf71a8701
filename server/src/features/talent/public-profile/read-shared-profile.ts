import { hashToken } from '#features/accounts/identity/session-token.ts';
import { publicProfileOf } from '#features/talent/directory/read-profile.ts';
import { findPage, findShareLink } from '#features/talent/public-profile/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns the profile behind a share link. Never returns a child's, even if a link exists. */
export async function readSharedProfile(services: Services, token: string) {
  const { db, now } = services;
  const link = await findShareLink(db, hashToken(token), now());
  const page = link && (await findPage(db, link.talent_id, now()));
  const profile = page && publicProfileOf(services, page);
  if (!profile || profile.is_child) throw new AppError('share_link_ended');
  return { data: profile, expires_at: link.expires_at };
}
