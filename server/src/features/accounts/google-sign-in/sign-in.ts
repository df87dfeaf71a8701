import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { type LinkServices, linkAccount } from '#features/accounts/google-sign-in/link-account.ts';
import type { Person, Provider } from '#features/accounts/google-sign-in/provider.ts';
import {
  consumeExchange,
  consumeSignIn,
  deleteExpiredSignIns,
  findExchange,
  insertExchange,
  insertGoogleRegistration,
  insertSignIn,
} from '#features/accounts/google-sign-in/queries.ts';
import { SignInFailure } from '#features/accounts/identity/oidc-client.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { findActiveFactor } from '#features/accounts/two-factor/queries.ts';
import { requireTwoFactor } from '#features/accounts/two-factor/require-two-factor.ts';
import type { Config } from '#platform/config/config.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import { hostCookie } from '#platform/http/host-cookie.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const SIGN_IN_SECONDS = 600;

/** The short-lived cookie that binds a sign-in to the browser that started it. */
export function browserCookie(config: Config, seconds = SIGN_IN_SECONDS) {
  return hostCookie(config, 'google-sign-in', seconds, 'lax');
}

/** Starts a sign-in. Returns the provider's URL, and the secret that identifies the browser on its return. */
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

const EXCHANGE_SECONDS = 60;
/** Long enough to fetch a phone. With two-step login on, the code alone opens no session. */
const TWO_STEP_SECONDS = 300;

export const REGISTRATION_SECONDS = 3600;

type Finished = { code: string } | { register: string };

/** Handles the browser's return from the provider. Returns the code that its page exchanges for a session. */
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

/** Returns the account of a code, which it uses up, for the page in the browser that signed in. */
export async function admitByCode(
  services: Services,
  role: AccountRole,
  browser: string | undefined,
  { code, two_factor_code }: { code: string; two_factor_code?: string | undefined },
  client: Client,
): Promise<string> {
  const { db, now } = services;
  const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser ?? '') };
  const waiting = await findExchange(db, role, hashes, now());
  if (!waiting) throw new AppError('google_sign_in_expired');
  const step = { field: 'two_factor_code', code: two_factor_code, client };
  await requireTwoFactor(services, waiting.account_id, step);
  const exchange = await consumeExchange(db, hashes, now());
  if (!exchange) throw new AppError('google_sign_in_expired');
  return exchange.account_id;
}
