import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { openLoopback } from '#testing/loopback.ts';
import { client } from '#testing/oidc-provider.ts';

/** How the provider's ID token differs from a correct one. */
export interface FalseToken {
  claims?: JWTPayload;
  signedBy?: 'itself' | 'another' | 'nobody';
}

/** Starts a provider that signs everyone in and puts false claims or signatures into the ID token. */
export async function openLyingProvider() {
  const own = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }];
  const world: { lie: FalseToken } = { lie: {} };
  let nonce = '';

  const { url: issuer, close } = await openLoopback(async ({ path }) => {
    const { pathname, searchParams } = new URL(path, issuer);
    if (pathname !== '/authorize')
      return { status: 200, body: JSON.stringify(await answer(pathname)), headers };
    nonce = searchParams.get('nonce') ?? '';
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = String(new URLSearchParams({ code: 'any', state: searchParams.get('state') ?? '' }));
    return { status: 302, headers: { location: back.href } };
  });
  const headers = { 'content-type': 'application/json' };

  async function answer(pathname: string) {
    if (pathname === '/jwks') return { keys };
    if (pathname === '/token') {
      return { access_token: 'any', token_type: 'bearer', expires_in: 60, id_token: await idToken() };
    }
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  function idToken() {
    const { claims, signedBy = 'itself' } = world.lie;
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      aud: client.GOOGLE_CLIENT_ID,
      sub: 'somebody',
      email: `${crypto.randomUUID()}@test.example`,
      email_verified: true,
      nonce,
      iat: now,
      exp: now + 60,
      ...claims,
    };
    if (signedBy === 'nobody') return new UnsecuredJWT(payload).encode();
    const { privateKey } = signedBy === 'itself' ? own : foreign;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey);
  }
  return { issuer, world, close };
}
