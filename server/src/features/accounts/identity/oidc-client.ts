import type { GoogleSignInError } from '@kirdaar/contract/rules/vocabulary';
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
import type { z } from 'zod';

/** The values that the provider must return unchanged, and the secret that redeems its code. */
export interface Attempt {
  state: string;
  nonce: string;
  code_verifier: string;
}

interface OidcSettings<P> {
  issuer: string;
  client_id: string;
  client_secret: string | undefined;
  redirect_uri: string;
  scope: string;
  /** What the ID token must say about the person. */
  person: z.ZodType<P>;
}

/** A failed sign-in. The page gets the error code; the cause is logged. */
export class SignInFailure extends Error {
  override name = 'SignInFailure';
  readonly word: GoogleSignInError;

  constructor(word: GoogleSignInError, cause?: unknown) {
    super(`OpenID sign-in: ${word}`, { cause });
    this.word = word;
  }
}

const TIMEOUT_SECONDS = 10;

/** Returns a client of an OpenID provider, with PKCE. */
export function openOidcClient<P>(settings: OidcSettings<P>) {
  const { redirect_uri, scope } = settings;
  let discovered: Promise<Configuration> | undefined;

  // Discovery runs on first use, so that the product starts without the provider. A failure is not cached.
  function discover() {
    discovered ??= discoverProvider(settings).catch((error) => {
      discovered = undefined;
      throw new SignInFailure('unavailable', error);
    });
    return discovered;
  }

  async function addressFor({ state, nonce, code_verifier }: Attempt): Promise<string> {
    const code_challenge = await calculatePKCECodeChallenge(code_verifier);
    const challenge = { code_challenge, code_challenge_method: 'S256' };
    const ask = { redirect_uri, scope, state, nonce, ...challenge };
    return buildAuthorizationUrl(await discover(), ask).href;
  }

  /** Returns the signed-in person after every OpenID Connect check has passed. */
  async function personBehind(query: string, attempt: Attempt): Promise<P> {
    const configuration = await discover();
    const tokens = await authorizationCodeGrant(configuration, new URL(redirect_uri + query), {
      pkceCodeVerifier: attempt.code_verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    }).catch((error) => {
      throw new SignInFailure(wordOf(error), error);
    });
    const { data, error } = settings.person.safeParse(tokens.claims());
    if (!data) throw new SignInFailure('unverified', error);
    return data;
  }

  return { addressFor, personBehind };
}

function discoverProvider({ issuer, client_id, client_secret }: OidcSettings<unknown>) {
  const address = new URL(issuer);
  // The configuration allows an http issuer only on this machine.
  const insecure = address.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(address, client_id, client_secret, undefined, {
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
