import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
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

  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '', issuer);
    if (address.pathname === '/authorize') {
      nonce = address.searchParams.get('nonce') ?? '';
      const back = new URL(address.searchParams.get('redirect_uri') ?? '');
      back.search = String(
        new URLSearchParams({ code: 'any', state: address.searchParams.get('state') ?? '' }),
      );
      return response.writeHead(302, { location: back.href }).end();
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(await answer(address)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server always has an address with a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer({ pathname }: URL) {
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

  async function close() {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  return { issuer, world, close };
}
