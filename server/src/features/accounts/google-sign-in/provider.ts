import { email } from '@kirdaar/contract/fields';
import { z } from 'zod';
import { openOidcClient } from '#features/accounts/identity/oidc-client.ts';
import { type Config, siteAddress } from '#platform/config/config.ts';

export type Person = z.output<typeof person>;
export type Provider = NonNullable<ReturnType<typeof openProvider>>;

const person = z.object({
  iss: z.string(),
  sub: z.string().max(255),
  email,
  email_verified: z.literal(true),
});
export const CALLBACK_PATH = '/api/auth/google/production/callback';

/** Returns Google, or the OpenID provider configured in its place; undefined without a client id. */
export function openProvider(config: Config) {
  if (!config.GOOGLE_CLIENT_ID) return undefined;
  return openOidcClient({
    issuer: config.GOOGLE_ISSUER,
    client_id: config.GOOGLE_CLIENT_ID,
    client_secret: config.GOOGLE_CLIENT_SECRET,
    redirect_uri: siteAddress(config) + CALLBACK_PATH,
    scope: 'openid email',
    person,
  });
}
