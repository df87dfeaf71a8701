import type { CookieSerializeOptions } from '@fastify/cookie';
import { SIGN_IN_SECONDS } from '#features/accounts/google-sign-in/begin-sign-in.ts';
import { type Config, siteAddress } from '#platform/config/config.ts';

/** The short-lived cookie that binds a sign-in to the browser that started it. */
export function browserCookie(config: Config) {
  // Browsers accept a `__Host-` cookie only from its own host and over TLS.
  const secure = siteAddress(config).startsWith('https:');
  const name = secure ? '__Host-google-sign-in' : 'google-sign-in';
  const options: CookieSerializeOptions = {
    path: '/',
    maxAge: SIGN_IN_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  };
  return { name, options };
}
