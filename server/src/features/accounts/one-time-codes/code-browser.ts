import type { CookieSerializeOptions } from '@fastify/cookie';
import { newToken } from '#features/accounts/identity/session-token.ts';
import type { Config } from '#platform/config/config.ts';
import type { Actor } from '#platform/http/actor.ts';
import { hostCookie } from '#platform/http/host-cookie.ts';
import type { Client } from '#platform/http/serve.ts';

/** Who requests a code or enters one. */
export interface Guesser {
  /** The secret of the browser, or of the session of a logged-in user. Undefined without either. */
  browser: string | undefined;
  /** The IPv4 address or IPv6 network. */
  ip: string;
}

interface Request {
  cookies: Record<string, string | undefined>;
  client: Client;
}

/** A request whose response may set a cookie. */
export interface SettingRequest extends Request {
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => void;
}

const COOKIE_SECONDS = 60 * 60;

/** The session of a logged-in user takes the place of a browser's cookie. */
export function sessionGuesser(
  { session_hash }: Pick<Actor, 'session_hash'>,
  { ip }: Pick<Client, 'ip'>,
): Guesser {
  return { browser: session_hash.toString('hex'), ip };
}

export function findGuesser(config: Config, { cookies, client }: Request): Guesser {
  const browser = cookies[cookieOf(config).name];
  return { browser: browser || undefined, ip: client.ip };
}

/** Returns the guesser who requests a code, and binds its tries to the browser by a cookie. */
export function bindGuesser(config: Config, { cookies, client, setCookie }: SettingRequest): Guesser {
  const { name, options } = cookieOf(config);
  const browser = cookies[name] || newToken();
  setCookie(name, browser, options);
  return { browser, ip: client.ip };
}

function cookieOf(config: Config) {
  return hostCookie(config, 'code', COOKIE_SECONDS, 'strict');
}
