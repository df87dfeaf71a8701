import { SIGN_IN_SECONDS } from '#features/google-sign-in/begin-sign-in.ts';
import { type Config, siteAddress } from '#platform/config.ts';

/** The short-lived cookie that binds a sign-in to the browser that began it. */
export function browserCookie(config: Config) {
  // A browser lets no other host, and no page without TLS, set a __Host- cookie.
  const secure = siteAddress(config).startsWith('https:');
  const name = secure ? '__Host-google-sign-in' : 'google-sign-in';
  const attributes = `Path=/; Max-Age=${SIGN_IN_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { name, set: (browser: string) => `${name}=${browser}; ${attributes}` };
}
