import { api, type EndpointName } from '@kirdaar/contract/api';
import { type Access, type Endpoint, isReading } from '@kirdaar/contract/endpoint';
import { costPerMinute, perHour, perMinute } from '@kirdaar/contract/rates';
import { languages } from '@kirdaar/contract/rules/languages';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { type Budget, USUAL_COST } from '#platform/http/request-limits.ts';

interface Policy {
  /** `signature`: anyone with a valid signature or token, such as a signed link that has not expired. */
  access: Access | 'signature';
  /** What a request counts for its IP address. */
  budget: Budget;
  /** Whether a request only reads, and so is counted by each process on its own. */
  reads?: boolean;
}

const CALL = { cost: USUAL_COST };
/** Health checks, and files that cost no more than counting them. */
const FREE: Budget = { cost: 0 };
/** A page of a casting call can show a hundred pictures, and a video is read in many parts. */
const MEDIA: Budget = { cost: costPerMinute(12_000) };
/** Providers send the events of all accounts from a few IP addresses, up to 50 a second. */
const WEBHOOK: Budget = { cost: costPerMinute(3000) };

function endpointPolicy(name: string, { access, limit, reads }: Endpoint): Policy {
  return {
    access,
    budget: limit?.address ? { rates: limit.address, knownBrowsersApart: limit.knownBrowsersApart } : CALL,
    reads: isReading(name, { reads }),
  };
}

// The keys of the contract are endpoint names.
const endpoints = Object.fromEntries(
  (Object.keys(api) as EndpointName[]).map((name) => [name, endpointPolicy(name, api[name])]),
);

/**
 * The access and the budget of every route of the process. A route without an entry prevents the process from
 * starting.
 */
export const routePolicy: Readonly<Record<string, Policy>> = {
  ...endpoints,
  'GET /api/auth/google/production': { access: 'public', budget: { rates: [perMinute(10)] } },
  'GET /api/auth/google/user': { access: 'public', budget: { rates: [perMinute(10)] } },
  'GET /api/auth/google/production/callback': { access: 'public', budget: { rates: [perMinute(60)] } },
  'GET /media/public/:name': { access: 'public', budget: MEDIA },
  'GET /media/renditions/:width/:name.:format': { access: 'public', budget: MEDIA },
  'GET /media/private/:name': { access: 'signature', budget: MEDIA },
  'GET /media/private/renditions/:width/:name.:format': { access: 'signature', budget: MEDIA },
  'GET /media/shared/:share/:drawer/:name': { access: 'signature', budget: MEDIA },
  'GET /media/shared-videos/:viewer/:video': { access: 'signature', budget: MEDIA },
  'GET /media/sides/:id.pdf': { access: 'signature', budget: MEDIA },
  'POST /api/user/media/uploads': { access: 'talent', budget: CALL },
  'HEAD /api/user/media/uploads/:id': { access: 'talent', budget: CALL },
  'PATCH /api/user/media/uploads/:id': { access: 'talent', budget: CALL },
  'DELETE /api/user/media/uploads/:id': { access: 'talent', budget: CALL },
  'POST /api/user/self-tape-uploads': { access: 'talent', budget: CALL },
  'HEAD /api/user/self-tape-uploads/:id': { access: 'talent', budget: CALL },
  'PATCH /api/user/self-tape-uploads/:id': { access: 'talent', budget: CALL },
  'DELETE /api/user/self-tape-uploads/:id': { access: 'talent', budget: CALL },
  'POST /api/user/conversation-files': { access: 'talent', budget: CALL },
  'HEAD /api/user/conversation-files/:id': { access: 'talent', budget: CALL },
  'PATCH /api/user/conversation-files/:id': { access: 'talent', budget: CALL },
  'DELETE /api/user/conversation-files/:id': { access: 'talent', budget: CALL },
  'POST /api/production/conversation-files': { access: 'production', budget: CALL },
  'HEAD /api/production/conversation-files/:id': { access: 'production', budget: CALL },
  'PATCH /api/production/conversation-files/:id': { access: 'production', budget: CALL },
  'DELETE /api/production/conversation-files/:id': { access: 'production', budget: CALL },
  // The gateway signs its payload.
  'GET /api/payments/callback': { access: 'public', budget: { rates: [perMinute(60)] } },
  'POST /api/payments/callback': { access: 'signature', budget: { rates: [perMinute(60)] } },
  'POST /api/payments/webhook': { access: 'signature', budget: WEBHOOK },
  // Used by mail programs. The URL in the recipient's email contains the token.
  // A mail provider unsubscribes for many recipients, so the limit is high.
  'POST /api/stop/:token/:kind/:channel': { access: 'signature', budget: { rates: [perHour(1200)] } },
  // Used by the SMS provider, at a URL that only the provider was given.
  'POST /api/sms/reports/:id/:token': { access: 'signature', budget: WEBHOOK },
  // WhatsApp signs its payload, and sends our verify token when it checks that the endpoint exists.
  'GET /api/whatsapp/webhook': { access: 'signature', budget: WEBHOOK },
  'POST /api/whatsapp/webhook': { access: 'signature', budget: WEBHOOK },
  'GET /api/invoices/:id/pdf': { access: 'signature', budget: CALL },
  'GET /sandbox/checkout': { access: 'public', budget: { rates: [perMinute(60)] } },
  'POST /sandbox/checkout': { access: 'public', budget: { rates: [perMinute(60)] } },
  'POST /sandbox/pay': { access: 'public', budget: { rates: [perMinute(60)] } },
  // Calendar programs have only the URL; its token is the credential.
  'GET /calendar/:token.ics': { access: 'signature', budget: { rates: [perMinute(120)] } },
  'GET /calendar/:language/:talent/:id.ics': { access: 'signature', budget: { rates: [perMinute(120)] } },
  'GET /api/openapi.json': { access: 'public', budget: CALL },
  'GET /docs/api': { access: 'public', budget: FREE },
  'GET /docs/api/start.js': { access: 'public', budget: FREE },
  'GET /docs/api/viewer/*': { access: 'public', budget: FREE },
  'GET /livez': { access: 'public', budget: FREE },
  'GET /readyz': { access: 'public', budget: FREE },
  // A part is an expensive query, and search engines return only after days.
  'GET /sitemap.xml': { access: 'public', budget: { rates: [perMinute(10)] } },
  'GET /sitemap/:part': { access: 'public', budget: { rates: [perMinute(10)] } },
  'GET /robots.txt': { access: 'public', budget: FREE },
  'GET /.well-known/security.txt': { access: 'public', budget: FREE },
  // Pages contain no user data. A signed-in page loads its data through the API.
  // A page that must be rendered costs more, which is counted then.
  'GET /*': { access: 'public', budget: CALL },
  // A form that was sent before the scripts of its page ran. The API counts what it asks for as well.
  'POST /*': { access: 'public', budget: CALL },
  // Files of the built site, whose names change with each build.
  'GET /assets/*': { access: 'public', budget: FREE },
  'GET /favicon.svg': { access: 'public', budget: FREE },
  'GET /og.png': { access: 'public', budget: FREE },
  'GET /push-worker.js': { access: 'public', budget: FREE },
  'GET /push-icon.png': { access: 'public', budget: FREE },
  'GET /app-icon.png': { access: 'public', budget: FREE },
  'GET /offline.html': { access: 'public', budget: FREE },
  ...Object.fromEntries(
    languages
      .filter((language) => language !== 'en')
      .map((language) => [`GET /offline-${language}.html`, { access: 'public', budget: FREE } as const]),
  ),
  'GET /offline.css': { access: 'public', budget: FREE },
  // Only answers that the endpoint does not exist.
  '* /api/*': { access: 'public', budget: CALL },
};

/** Gives each route its budget and rejects the registration of a route that has no policy. */
export function requirePolicy(app: FastifyInstance) {
  app.addHook('onRoute', (route: RouteOptions) => {
    for (const verb of [route.method].flat()) {
      const policy = findPolicy(verb, route.url);
      if (!policy) throw new Error(`${verb} ${route.url} has no entry in route-policy.ts.`);
      route.config = { ...route.config, budget: policy.budget, reads: policy.reads ?? false };
    }
  });
}

function findPolicy(method: string, url: string): Policy | undefined {
  const verb = method === 'HEAD' ? 'GET' : method;
  const path = url.replace(/^\/assets\/.*/, '/assets/*');
  return routePolicy[`${method} ${path}`] ?? routePolicy[`${verb} ${path}`] ?? routePolicy[`* ${path}`];
}
