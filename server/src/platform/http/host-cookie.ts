import type { CookieSerializeOptions } from '@fastify/cookie';
import { type Config, siteAddress } from '#platform/config/config.ts';

/** The longest time that browsers keep a cookie. */
export const LONGEST_SECONDS = 400 * 24 * 60 * 60;

/** A cookie that only this host sets and receives, and that scripts cannot read. */
export function hostCookie(config: Config, name: string, seconds: number, sameSite: 'strict' | 'lax') {
  // Browsers accept a `__Host-` cookie only from its own host and over TLS.
  const secure = siteAddress(config).startsWith('https:');
  const options: CookieSerializeOptions = { path: '/', maxAge: seconds, httpOnly: true, sameSite, secure };
  return { name: secure ? `__Host-${name}` : name, options };
}
