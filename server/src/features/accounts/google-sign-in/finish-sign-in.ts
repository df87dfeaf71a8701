import { type LinkServices, linkAccount } from '#features/accounts/google-sign-in/link-account.ts';
import type { Person, Provider } from '#features/accounts/google-sign-in/provider.ts';
import {
  consumeSignIn,
  insertExchange,
  insertGoogleRegistration,
} from '#features/accounts/google-sign-in/queries.ts';
import { SignInFailure } from '#features/accounts/google-sign-in/sign-in-failure.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { findActiveFactor } from '#features/accounts/two-factor/queries.ts';
import type { Services } from '#platform/services.ts';

const EXCHANGE_SECONDS = 60;
/** Long enough to fetch a phone. With two-step login on, the code alone opens no session. */
const TWO_STEP_SECONDS = 300;

/** Long enough to look for one's PAN and Aadhaar number. */
export const REGISTRATION_SECONDS = 3600;

/** A code for a session, or for the registration of a talent who has no account. */
type Finished = { code: string } | { register: string };

/**
 * Handles the browser's return from the provider, and returns the code that its page exchanges for a session.
 */
export async function finishSignIn(
  services: Services & LinkServices,
  provider: Provider,
  browser: string | undefined,
  query: string,
): Promise<Finished> {
  const { db, now, queue, requireOpen } = services;
  const browser_hash = hashToken(browser ?? '');
  const attempt = await consumeSignIn(db, browser_hash, now());
  const state = new URLSearchParams(query).get('state');
  if (!attempt || attempt.state !== state) throw new SignInFailure('expired');

  const person = await provider.personBehind(query, attempt);
  const account_id = await db
    .transaction()
    .execute((db) => linkAccount({ db, now, queue, requireOpen }, attempt.role, person));
  if (!account_id) return { register: await offerRegistration(services, browser_hash, person) };
  const seconds = (await findActiveFactor(db, account_id)) ? TWO_STEP_SECONDS : EXCHANGE_SECONDS;
  const code = newToken();
  await insertExchange(db, {
    code_hash: hashToken(code),
    browser_hash,
    account_id,
    expires_at: new Date(now().getTime() + seconds * 1000).toISOString(),
  });
  return { code };
}

/** Remembers whom Google identified, until the talent has given the rest. Returns the code for the registration. */
async function offerRegistration({ db, now }: Services, browser_hash: Buffer, { iss, sub, email }: Person) {
  const code = newToken();
  await insertGoogleRegistration(db, {
    code_hash: hashToken(code),
    browser_hash,
    issuer: iss,
    subject: sub,
    email,
    expires_at: new Date(now().getTime() + REGISTRATION_SECONDS * 1000).toISOString(),
  });
  return code;
}
