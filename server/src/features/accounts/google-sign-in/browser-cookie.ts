import { SIGN_IN_SECONDS } from '#features/accounts/google-sign-in/begin-sign-in.ts';
import type { Config } from '#platform/config/config.ts';
import { hostCookie } from '#platform/http/host-cookie.ts';

/** The short-lived cookie that binds a sign-in to the browser that started it. */
export function browserCookie(config: Config, seconds = SIGN_IN_SECONDS) {
  return hostCookie(config, 'google-sign-in', seconds, 'lax');
}
