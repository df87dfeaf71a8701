import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Provider } from '#features/accounts/google-sign-in/provider.ts';
import { deleteExpiredSignIns, insertSignIn } from '#features/accounts/google-sign-in/queries.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import type { Config } from '#platform/config/config.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { hostCookie } from '#platform/http/host-cookie.ts';
import type { Services } from '#platform/services.ts';

const SIGN_IN_SECONDS = 600;

/** The short-lived cookie that binds a sign-in to the browser that started it. */
export function browserCookie(config: Config, seconds = SIGN_IN_SECONDS) {
  return hostCookie(config, 'google-sign-in', seconds, 'lax');
}

/**
 * Starts a sign-in. Returns the provider's URL for the browser, and the secret that identifies the browser
 * when it returns.
 */
export async function beginSignIn({ db, now }: Services, provider: Provider, role: AccountRole) {
  const attempt = { state: stateOf(role), nonce: randomNonce(), code_verifier: randomPKCECodeVerifier() };
  const address = await provider.addressFor(attempt);
  const browser = newToken();
  await deleteExpiredSignIns(db, now());
  await insertSignIn(db, {
    ...attempt,
    role,
    browser_hash: hashToken(browser),
    expires_at: new Date(now().getTime() + SIGN_IN_SECONDS * 1000).toISOString(),
  });
  return { address, browser };
}

const TALENT_STATE = 'talent.';

/** The state names the role, so that a failure that cannot be found again still leads to the right login page. */
function stateOf(role: AccountRole): string {
  return role === 'talent' ? TALENT_STATE + randomState() : randomState();
}

/** Returns the role of the login page that a browser came from. It decides nothing else. */
export function roleOfState(query: string): 'talent' | 'production' {
  return new URLSearchParams(query).get('state')?.startsWith(TALENT_STATE) ? 'talent' : 'production';
}
