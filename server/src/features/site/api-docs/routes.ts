import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { describeApi } from '#features/site/api-docs/describe-api.ts';
import { escapeHtml } from '#platform/channels/email-template.ts';
import { siteAddress } from '#platform/config/config.ts';
import { sendPublic } from '#platform/http/response-cache.ts';
import type { Services } from '#platform/services.ts';

const DOCUMENT = '/api/openapi.json';
const PAGE = '/docs/api';
const SECONDS = 3600;

/** Swagger UI writes markup itself, from nothing but our own document. Its own package collects telemetry when installed; this one copies its files. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export async function apiDocsRoutes(app: FastifyInstance, { config }: Services) {
  let document: string | undefined;
  const write = async () => {
    document ??= JSON.stringify(
      describeApi({ productName: config.PRODUCT_NAME, address: siteAddress(config) }),
    );
    return document;
  };

  app.get(DOCUMENT, (request, reply) =>
    sendPublic(request, reply, { write, type: 'application/json', seconds: SECONDS }),
  );

  app.get(PAGE, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    return page(config.PRODUCT_NAME);
  });

  app.get(`${PAGE}/start.js`, async (_request, reply) => {
    reply.type('text/javascript; charset=utf-8').header('cache-control', `public, max-age=${SECONDS}`);
    return start;
  });

  await app.register(fastifyStatic, {
    root: join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static'),
    prefix: `${PAGE}/viewer/`,
    allowedPath: (path) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(path),
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}

function page(productName: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | ${escapeHtml(productName)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${PAGE}/viewer/swagger-ui.css">
</head>
<body>
<main id="api"><noscript>This page needs JavaScript. The same document as a file: <a href="${DOCUMENT}">${DOCUMENT}</a></noscript></main>
<script src="${PAGE}/viewer/swagger-ui-bundle.js"></script>
<script src="${PAGE}/start.js"></script>
</body>
</html>
`;
}

const start = `SwaggerUIBundle({
  url: '${DOCUMENT}',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
});
`;
