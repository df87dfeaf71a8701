import { hashToken } from '#features/identity/session-token.ts';
import { findPage } from '#features/profiles/queries.ts';
import { publicProfileOf } from '#features/profiles/read-profile.ts';
import { findSharedLink } from '#features/public-face/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** The profile behind a shared address. Never that of a child, whatever link there is. */
export async function readSharedProfile(services: Services, token: string) {
  const { db, now } = services;
  const link = await findSharedLink(db, hashToken(token), now());
  const page = link && (await findPage(db, link.talent_id, now()));
  const profile = page && publicProfileOf(services, page);
  if (!profile || profile.is_child) throw new Refusal(404, 'This link has ended.');
  return { data: profile, expires_at: link.expires_at };
}
