import { linkAccount } from '#features/accounts/google-sign-in/link-account.ts';
import type { Provider } from '#features/accounts/google-sign-in/provider.ts';
import { consumeSignIn, insertExchange } from '#features/accounts/google-sign-in/queries.ts';
import { SignInFailure } from '#features/accounts/google-sign-in/sign-in-failure.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { findActiveFactor } from '#features/accounts/two-factor/queries.ts';
import type { Services } from '#platform/services.ts';

const EXCHANGE_SECONDS = 60;
/** Long enough to fetch a phone. With two-step login on, the code alone opens no session. */
const TWO_STEP_SECONDS = 300;

/**
 * Handles the browser's return from the provider, and returns the code that its page exchanges for a session.
 */
export async function finishSignIn(
  services: Services,
  provider: Provider,
  browser: string | undefined,
  query: string,
): Promise<string> {
  const { db, now, queue } = services;
  const browser_hash = hashToken(browser ?? '');
  const attempt = await consumeSignIn(db, browser_hash, now());
  const state = new URLSearchParams(query).get('state');
  if (!attempt || attempt.state !== state) throw new SignInFailure('expired');

  const person = await provider.personBehind(query, attempt);
  const account_id = await db.transaction().execute((db) => linkAccount({ db, now, queue }, person));
  const seconds = (await findActiveFactor(db, account_id)) ? TWO_STEP_SECONDS : EXCHANGE_SECONDS;
  const code = newToken();
  await insertExchange(db, {
    code_hash: hashToken(code),
    browser_hash,
    account_id,
    expires_at: new Date(now().getTime() + seconds * 1000).toISOString(),
  });
  return code;
}
