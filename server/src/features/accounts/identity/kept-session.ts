import { KEPT_SESSION_COOKIE } from '@kirdaar/contract/rules/kept-session';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { SettingRequest } from '#features/accounts/one-time-codes/code-browser.ts';
import { findSession } from '#features/accounts/sessions/queries.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import { hostCookie, LONGEST_SECONDS } from '#platform/http/host-cookie.ts';
import type { Services } from '#platform/services.ts';

/** Half of a token is 128 random bits, which nobody guesses. */
const HALF = 21;

/**
 * Keeps the token of a login in two cookies, because Safari deletes what scripts stored when a person has not come
 * for a week. Scripts cannot read the first half. The page reads the role in the second cookie, and deletes it with
 * the second half on logging out: the first half alone restores nothing, even if the server was not reached.
 */
export function keepSession(
  { config }: Services,
  role: AccountRole,
  token: string,
  { setCookie }: SettingRequest,
) {
  const { name, options } = cookieOf(config);
  setCookie(name, token.slice(0, HALF), options);
  setCookie(KEPT_SESSION_COOKIE, `${role}.${token.slice(HALF)}`, { ...options, httpOnly: false });
}

/** Returns the session that the two cookies are for, unless it has ended. API keys are no sessions of a browser. */
export async function findKeptSession(
  { config, db, now }: Services,
  role: AccountRole,
  cookies: SettingRequest['cookies'],
) {
  const [, secondHalf = ''] = (cookies[KEPT_SESSION_COOKIE] ?? '').split('.');
  const token = (cookies[cookieOf(config).name] ?? '') + secondHalf;
  const session = await findSession(db, hashToken(token), now());
  if (session?.role !== role || session.api_scopes || session.mandate_id)
    throw new AppError('login_required');
  return { id: session.id, opened: { success: true, token, language: session.language } as const };
}

function cookieOf(config: Services['config']) {
  // Strict is enough: only a request of our own page needs the cookie, however the page was opened.
  return hostCookie(config, 'session', LONGEST_SECONDS, 'strict');
}
