import type { ProfileLink } from '@kirdaar/contract/talent/public-profile';

/** Whether a link is still valid. */
export function isActiveLink({
  revoked_at,
  expires_at,
}: Pick<ProfileLink, 'revoked_at' | 'expires_at'>): boolean {
  return revoked_at === null && Date.parse(expires_at) > Date.now();
}
