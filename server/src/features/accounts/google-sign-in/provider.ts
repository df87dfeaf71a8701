import { email } from '@kirdaar/contract/fields';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import { SignInFailure } from '#features/accounts/google-sign-in/sign-in-failure.ts';
import { type Config, siteAddress } from '#platform/config/config.ts';

/** The values that the provider must return unchanged, and the secret that redeems its code. */
export interface Attempt {
  state: string;
  nonce: string;
  code_verifier: string;
}

export type Person = z.output<typeof person>;
export type Provider = NonNullable<ReturnType<typeof openProvider>>;

const person = z.object({
  iss: z.string(),
  sub: z.string().max(255),
  email,
  email_verified: z.literal(true),
});
const TIMEOUT_SECONDS = 10;
export const CALLBACK_PATH = '/api/auth/google/production/callback';

/** Returns Google, or the OpenID provider configured in its place; undefined without a client id. */
export function openProvider(config: Config) {
  if (!config.GOOGLE_CLIENT_ID) return undefined;
  const redirect_uri = siteAddress(config) + CALLBACK_PATH;
  let discovered: Promise<Configuration> | undefined;

  // Discovery runs on first use, so that the product starts without the provider. A failure is not cached.
  function discover() {
    discovered ??= discoverProvider(config).catch((error) => {
      discovered = undefined;
      throw new SignInFailure('unavailable', error);
    });
    return discovered;
  }

  async function addressFor({ state, nonce, code_verifier }: Attempt): Promise<string> {
    const code_challenge = await calculatePKCECodeChallenge(code_verifier);
    const challenge = { code_challenge, code_challenge_method: 'S256' };
    const ask = { redirect_uri, scope: 'openid email', state, nonce, ...challenge };
    return buildAuthorizationUrl(await discover(), ask).href;
  }

  /** Returns the signed-in person after every OpenID Connect check has passed. */
  async function personBehind(query: string, attempt: Attempt): Promise<Person> {
    const configuration = await discover();
    const tokens = await authorizationCodeGrant(configuration, new URL(redirect_uri + query), {
      pkceCodeVerifier: attempt.code_verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    }).catch((error) => {
      throw new SignInFailure(wordOf(error), error);
    });
    const { data, error } = person.safeParse(tokens.claims());
    if (!data) throw new SignInFailure('unverified', error);
    return data;
  }

  return { addressFor, personBehind };
}

function discoverProvider({ GOOGLE_ISSUER, GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET }: Config) {
  const issuer = new URL(GOOGLE_ISSUER);
  // The configuration allows an http issuer only on this machine.
  const insecure = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, {
    timeout: TIMEOUT_SECONDS,
    // Signatures are checked although the token comes directly from the provider.
    execute: [enableNonRepudiationChecks, ...insecure],
  });
}

function wordOf(error: unknown) {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
  const unreachable = error instanceof ClientError && error.code === 'OAUTH_TIMEOUT';
  return unreachable || error instanceof TypeError ? 'unavailable' : 'failed';
}
