import { api, type CallName } from '@kirdaar/contract/api';
import type { Access } from '@kirdaar/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** `signature`: whoever holds a link that was signed and has not expired. */
type Policy = Access | 'signature';

// The keys of a record of calls are the names of calls.
const calls = Object.fromEntries(
  (Object.keys(api) as CallName[]).map((name) => [name, api[name].access]),
) as Record<CallName, Access>;

/** Who may use each route of the process. A route that is not here does not let the process start. */
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
  // The gateway, which signs what it says.
  'POST /api/payments/callback': 'signature',
  'POST /api/payments/webhook': 'signature',
  // Programs of mail, for a reader whose letter's address has the token.
  'POST /api/stop/:token/:kind/:channel': 'signature',
  // The provider of texts, by an address that only it was told.
  'POST /api/sms/reports/:id/:token': 'signature',
  // WhatsApp, which signs what it says and shows a word of ours when it asks whether we are there.
  'GET /api/whatsapp/webhook': 'signature',
  'POST /api/whatsapp/webhook': 'signature',
  'GET /api/invoices/:id/pdf': 'signature',
  'POST /sandbox/checkout': 'public',
  'POST /sandbox/pay': 'public',
  // Calendar programs, which have only the address: its token is the key.
  'GET /calendar/:token.ics': 'signature',
  'GET /livez': 'public',
  'GET /readyz': 'public',
  'GET /sitemap.xml': 'public',
  'GET /sitemap/:part': 'public',
  'GET /robots.txt': 'public',
  // Pages hold nothing of anybody; what a signed-in page shows, it reads by calls.
  'GET /*': 'public',
  // The files of the built site, whose names change with each build.
  'GET /assets/*': 'public',
  'GET /favicon.svg': 'public',
  'GET /og.png': 'public',
  'GET /push-worker.js': 'public',
  'GET /push-icon.png': 'public',
  // Answers only that there is no such call.
  '* /api/*': 'public',
};

/** Lets no route come into being that has no policy. */
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
