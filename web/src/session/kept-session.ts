import { KEPT_SESSION_COOKIE } from '@kirdaar/contract/rules/kept-session';
import type { Role } from '#session/area-of.ts';

/** Returns the role of the session that this browser can get back from the server. */
export function keptRole(): Role | undefined {
  const roles: Role[] = ['talent', 'production'];
  return roles.find((role) => document.cookie.includes(`${KEPT_SESSION_COOKIE}=${role}.`));
}

/** Deletes half of the token that cookies keep, so that the session cannot be restored. */
export function forgetKeptSession() {
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is missing in browsers that people have.
  document.cookie = `${KEPT_SESSION_COOKIE}=; path=/; max-age=0`;
}
