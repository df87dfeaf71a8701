import { createServer } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { interrupt, listen } from '#testing/loopback.ts';

/** The claims of the person who signs in next. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  birthdate?: string;
}

/** How the provider's ID token differs from a correct one. */
export interface FalseToken {
  claims?: JWTPayload;
  signedBy?: 'another' | 'nobody';
}

export const client = { GOOGLE_CLIENT_ID: 'kirdaar', GOOGLE_CLIENT_SECRET: 'known to both sides only' };

/** Starts a real local OpenID provider that immediately signs everyone in as `person`, or denies consent, or tells a `lie`. */
export async function openOidcProvider(redirect_uri: string) {
  const server = createServer();
  const port = await listen(server);
  const issuer = `http://127.0.0.1:${port}`;
  const [own, foreign] = [
    await generateKeyPair('RS256', { extractable: true }),
    await generateKeyPair('RS256'),
  ];
  const keys = [{ ...(await exportJWK(own.privateKey)), kid: 'own', alg: 'RS256', use: 'sig' }];
  const world: { person: Person; agrees: boolean; lie: FalseToken | undefined } = {
    person: { sub: 'somebody', email: `${crypto.randomUUID()}@test.example`, email_verified: true },
    agrees: true,
    lie: undefined,
  };

  const configuration = configurationFor(redirect_uri, () => world.person);
  const provider = new Provider(issuer, { ...configuration, jwks: { keys } });
  provider.use(async (context, next) => {
    await next();
    if (!world.lie || context.path !== '/token') return;
    const body = Object(context.body);
    context.body = { ...body, id_token: await falsified(body.id_token, world.lie) };
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    await provider.interactionFinished(request, response, await decide(request, response));
  });

  /** Signs in or gives consent, as a person would on the provider's pages. */
  async function decide(...visit: Parameters<typeof provider.interactionDetails>) {
    if (!world.agrees) return { error: 'access_denied', error_description: 'The person said no.' };
    const { prompt, params, session } = await provider.interactionDetails(...visit);
    if (prompt.name === 'login') return { login: { accountId: world.person.sub } };
    const grant = new provider.Grant({
      accountId: session?.accountId,
      clientId: String(params.client_id),
    });
    grant.addOIDCScope(String(params.scope));
    return { consent: { grantId: await grant.save() } };
  }

  async function falsified(token: string, { claims, signedBy }: FalseToken) {
    const payload = { ...decodeJwt(token), ...claims };
    if (signedBy === 'nobody') return new UnsecuredJWT(payload).encode();
    const { privateKey } = signedBy === 'another' ? foreign : own;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey);
  }

  return { issuer, world, interrupt: () => interrupt(server), resume: () => listen(server, port) };
}

function configurationFor(redirect_uri: string, person: () => Person): Configuration {
  return {
    clients: [
      {
        client_id: client.GOOGLE_CLIENT_ID,
        client_secret: client.GOOGLE_CLIENT_SECRET,
        redirect_uris: [redirect_uri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'birthdate'] },
    // Includes the email in the ID token, as Google does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...person(), sub }),
    }),
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
  };
}
