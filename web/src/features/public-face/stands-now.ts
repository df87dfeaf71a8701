import type { ProfileLink } from '@kirdaar/contract/public-face';

/** Whether a link still shows the page. */
export function standsNow({
  revoked_at,
  expires_at,
}: Pick<ProfileLink, 'revoked_at' | 'expires_at'>): boolean {
  return revoked_at === null && Date.parse(expires_at) > Date.now();
}
