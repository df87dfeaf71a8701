import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Provider } from '#features/accounts/google-sign-in/provider.ts';
import { deleteExpiredSignIns, insertSignIn } from '#features/accounts/google-sign-in/queries.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import type { Services } from '#platform/services.ts';

export const SIGN_IN_SECONDS = 600;

/**
 * Starts a sign-in. Returns the provider's URL for the browser, and the secret that identifies the browser
 * when it returns.
 */
export async function beginSignIn({ db, now }: Services, provider: Provider) {
  const attempt = { state: randomState(), nonce: randomNonce(), code_verifier: randomPKCECodeVerifier() };
  const address = await provider.addressFor(attempt);
  const browser = newToken();
  await deleteExpiredSignIns(db, now());
  await insertSignIn(db, {
    ...attempt,
    browser_hash: hashToken(browser),
    expires_at: new Date(now().getTime() + SIGN_IN_SECONDS * 1000).toISOString(),
  });
  return { address, browser };
}
