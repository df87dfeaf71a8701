import { linkAccount } from '#features/google-sign-in/link-account.ts';
import type { Provider } from '#features/google-sign-in/provider.ts';
import { insertExchange, takeSignIn } from '#features/google-sign-in/queries.ts';
import { SignInFailure } from '#features/google-sign-in/sign-in-failure.ts';
import { hashToken, newToken } from '#features/identity/session-token.ts';
import { findActiveFactor } from '#features/second-factor/queries.ts';
import type { Services } from '#platform/services.ts';

const EXCHANGE_SECONDS = 60;
/** Long enough to fetch a phone: where two-step login is on, the code alone opens nothing. */
const TWO_STEP_SECONDS = 300;

/** Takes a browser that comes back from the provider, and returns the code its page exchanges for a session. */
export async function finishSignIn(
  services: Services,
  provider: Provider,
  browser: string | undefined,
  query: string,
): Promise<string> {
  const { db, now, queue } = services;
  const browser_hash = hashToken(browser ?? '');
  const attempt = await takeSignIn(db, browser_hash, now());
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
