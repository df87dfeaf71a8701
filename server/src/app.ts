import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { showPreviews } from '#features/admin/content/preview.ts';
import { insertDoubt } from '#features/messaging/reports/queries.ts';
import type { Metrics } from '#open-metrics.ts';
import { logAccess } from '#platform/http/access-log.ts';
import { limitRequestsInProgress } from '#platform/http/concurrency-limit.ts';
import { rejectCrossSiteRequests } from '#platform/http/csrf-protection.ts';
import { endConnectionsOnLeave } from '#platform/http/drain.ts';
import { answerError, answerErrors, answerUnknownEndpoint } from '#platform/http/errors.ts';
import { healthRoutes } from '#platform/http/health.ts';
import { readablePath } from '#platform/http/readable-path.ts';
import { newRequestId } from '#platform/http/request-ids.ts';
import { limitRequests } from '#platform/http/request-limits.ts';
import { openResponseCache } from '#platform/http/response-cache.ts';
import { restoreFragments } from '#platform/http/restore-fragment.ts';
import { securityHeaders, setSecurityHeaders } from '#platform/http/security-headers.ts';
import { closeStalledResponses, rejectSlowBodies } from '#platform/http/slow-clients.ts';
import { limitStaffNetworks } from '#platform/http/staff-networks.ts';
import { respectSwitches } from '#platform/http/switches.ts';
import { traceRequests } from '#platform/http/trace-requests.ts';
import { trustedProxies, warnOfUntrustedProxy } from '#platform/http/trusted-proxies.ts';
import { answerUnreadable } from '#platform/http/unreadable-requests.ts';
import { mediaRoutes } from '#platform/media/media-routes.ts';
import type { Services } from '#platform/services.ts';
import { requirePolicy } from '#route-policy.ts';
import { serveFeatures } from '#routes.ts';

const JSON_BYTES = 256 * 1024;
const FIELD_BYTES = 64 * 1024;

/** Builds the HTTP server of the whole product: its API, media and pages. */
export async function buildApp(services: Services, log?: FastifyBaseLogger, metrics?: Metrics) {
  const headers = securityHeaders(services.config);
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: JSON_BYTES,
    // Requests on open connections are answered as usual while the process stops.
    return503OnClosing: false,
    trustProxy: trustedProxies(services.config),
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    routerOptions: { ignoreTrailingSlash: true },
    // We reject a request without a Host header ourselves, so that the error has the same shape as all
    // others.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, setSecurityHeaders(headers, request, reply)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers, log),
  });
  app.addHook('onRequest', async (request, reply) => void setSecurityHeaders(headers, request, reply));
  restoreFragments(app);
  requirePolicy(app);
  answerErrors(app);
  logAccess(app);
  warnOfUntrustedProxy(app, services.config);
  limitStaffNetworks(app, services.config);
  metrics?.watchRequests(app);
  if (services.config.OTEL_EXPORTER_OTLP_ENDPOINT) traceRequests(app);
  closeStalledResponses(app.server);
  rejectSlowBodies(app);
  endConnectionsOnLeave(app, services.health);
  rejectCrossSiteRequests(app);
  // Nobody sends compressed requests, and looking for them costs every request some time.
  await app.register(compress, { globalDecompression: false });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fieldSize: FIELD_BYTES, fields: 200, files: 40, parts: 240 },
    // Each field says what it accepts.
    throwFileSizeLimit: false,
  });

  limitRequestsInProgress(app, services.config);
  limitRequests(app, services);
  respectSwitches(app, services);
  app.decorate('replicas', services.replicas);
  app.all('/api/*', answerUnknownEndpoint);
  app.decorate('responseCache', openResponseCache(services.config.ANSWER_CACHE_SECONDS, services.now));
  showPreviews(app, services);
  app.decorate('reportDoubts', async (writer, doubts) => {
    for (const doubt of doubts) await insertDoubt(services.db, writer, doubt, services.now());
  });
  healthRoutes(app, services.health);
  await mediaRoutes(app, services);
  await serveFeatures(app, services);
  return app;
}
