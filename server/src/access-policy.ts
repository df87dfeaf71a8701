import { api, type EndpointName } from '@kirdaar/contract/api';
import type { Access } from '@kirdaar/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** `signature`: anyone with a valid signature or token, such as a signed link that has not expired. */
type Policy = Access | 'signature';

// The keys of the contract are endpoint names.
const calls = Object.fromEntries(
  (Object.keys(api) as EndpointName[]).map((name) => [name, api[name].access]),
) as Record<EndpointName, Access>;

/**
 * The access policy of every route of the process. A route without an entry prevents the process from
 * starting.
 */
export const accessPolicy: Readonly<Record<string, Policy>> = {
  ...calls,
  'GET /api/auth/google/production': 'public',
  'GET /api/auth/google/production/callback': 'public',
  'GET /media/public/:name': 'public',
  'GET /media/renditions/:width/:name.:format': 'public',
  'GET /media/private/:name': 'signature',
  'GET /media/private/renditions/:width/:name.:format': 'signature',
  'GET /media/shared/:share/:drawer/:name': 'signature',
  'POST /api/user/media/uploads': 'talent',
  'HEAD /api/user/media/uploads/:id': 'talent',
  'PATCH /api/user/media/uploads/:id': 'talent',
  'DELETE /api/user/media/uploads/:id': 'talent',
  'POST /api/user/conversation-files': 'talent',
  'HEAD /api/user/conversation-files/:id': 'talent',
  'PATCH /api/user/conversation-files/:id': 'talent',
  'DELETE /api/user/conversation-files/:id': 'talent',
  'POST /api/production/conversation-files': 'production',
  'HEAD /api/production/conversation-files/:id': 'production',
  'PATCH /api/production/conversation-files/:id': 'production',
  'DELETE /api/production/conversation-files/:id': 'production',
  // The gateway signs its payload.
  'POST /api/payments/callback': 'signature',
  'POST /api/payments/webhook': 'signature',
  // Used by mail programs. The URL in the recipient's email contains the token.
  'POST /api/stop/:token/:kind/:channel': 'signature',
  // Used by the SMS provider, at a URL that only the provider was given.
  'POST /api/sms/reports/:id/:token': 'signature',
  // WhatsApp signs its payload, and sends our verify token when it checks that the endpoint exists.
  'GET /api/whatsapp/webhook': 'signature',
  'POST /api/whatsapp/webhook': 'signature',
  'GET /api/invoices/:id/pdf': 'signature',
  'POST /sandbox/checkout': 'public',
  'POST /sandbox/pay': 'public',
  // Calendar programs have only the URL; its token is the credential.
  'GET /calendar/:token.ics': 'signature',
  'GET /livez': 'public',
  'GET /readyz': 'public',
  'GET /sitemap.xml': 'public',
  'GET /sitemap/:part': 'public',
  'GET /robots.txt': 'public',
  // Pages contain no user data. A signed-in page loads its data through the API.
  'GET /*': 'public',
  // Files of the built site, whose names change with each build.
  'GET /assets/*': 'public',
  'GET /favicon.svg': 'public',
  'GET /og.png': 'public',
  'GET /push-worker.js': 'public',
  'GET /push-icon.png': 'public',
  // Only answers that the endpoint does not exist.
  '* /api/*': 'public',
};

/** Rejects the registration of a route that has no policy. */
export function requirePolicy(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const verb of [method].flat()) {
      if (!hasPolicy(verb, url)) throw new Error(`${verb} ${url} has no entry in access-policy.ts.`);
    }
  });
}

function hasPolicy(method: string, url: string): boolean {
  const verb = method === 'HEAD' ? 'GET' : method;
  const path = url.replace(/^\/assets\/.*/, '/assets/*');
  const names = [`${method} ${path}`, `${verb} ${path}`, `* ${path}`];
  return names.some((name) => Object.hasOwn(accessPolicy, name));
}
