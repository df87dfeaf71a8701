import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { type Config, siteAddress } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import { contentPolicy } from '#platform/http/content-policy.ts';
import { answerError } from '#platform/http/errors.ts';
import { withoutLimit } from '#platform/http/requests-in-progress.ts';
import { serveAssets } from '#platform/http/site-assets.ts';

interface Site {
  nonce: string;
  readApi: (path: string, body?: object) => Promise<unknown>;
  sendApi: (path: string, body: object) => Promise<{ status: number; body: unknown }>;
  productName: string;
  origin: string;
  operator: ReturnType<typeof operatorOf>;
  report: (error: unknown) => void;
}
/** What `web/src/entry.server.tsx` exports for us besides React Router's own exports. */
interface SiteEntry {
  answer: (build: ServerBuild, request: Request, site: Site) => Promise<Response>;
}

/**
 * Its name does not change with its content, so it must not be cached. It may load only the picture of a
 * notification.
 */
const WORKER = 'push-worker.js';
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; img-src 'self'",
};

/** Rendering takes the processor for milliseconds, so beyond these limits a page is refused at once. */
const limits = { atOnce: 8, waiting: 40, ofOneClient: 12 };

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_BYTES = 64 * 1024;

const web = dirname(fileURLToPath(import.meta.resolve('@kirdaar/web/package.json')));

/** Serves the site: React Router renders every URL that no other route handles. */
export async function servePages(app: FastifyInstance, config: Config) {
  const development = config.mode === 'development';
  const build = development ? await developmentBuild(app) : await productionBuild(app, config);

  /** Reads the API for a visitor, with the visitor's IP address for rate limits. */
  async function readFor({ ip }: FastifyRequest, url: string, body?: object) {
    const question = body ? ({ method: 'POST', payload: body } as const) : {};
    const answer = await withoutLimit(() => app.inject({ url, remoteAddress: ip, ...question }));
    // A page that needs a rejected response takes over its status.
    if (answer.statusCode >= 400) throw new Response(null, { status: answer.statusCode });
    return answer.json();
  }

  /**
   * Sends what a visitor's browser has posted to a page to the API, as that browser: it counts for its rate
   * limits, and receives its cookies.
   */
  async function sendFor(request: FastifyRequest, reply: FastifyReply, url: string, body: object) {
    const { cookie, 'user-agent': userAgent } = request.headers;
    const headers = { ...(cookie && { cookie }), ...(userAgent && { 'user-agent': userAgent }) };
    const answer = await withoutLimit(() =>
      app.inject({ method: 'POST', url, headers, remoteAddress: request.ip, payload: body }),
    );
    const cookies = answer.headers['set-cookie'];
    if (cookies) reply.header('set-cookie', cookies);
    return { status: answer.statusCode, body: answer.json() };
  }

  const pass = openConcurrencyLimit(limits);

  async function handler(request: FastifyRequest, reply: FastifyReply) {
    return pass(() => render(request, reply), clientIp(request.ip));
  }

  // React Router's scripts ask for the data of a page and for its manifest. They show the page's own error
  // for a response in the API's format, and a browser only ever asks for HTML itself.
  function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const isRefusal = error instanceof AppError && error.retryAfterSeconds !== undefined;
    const { pathname } = new URL(request.url, 'http://localhost');
    const isPage = !pathname.endsWith('.data') && pathname !== '/__manifest';
    return isRefusal && isPage ? sendRefusal(error, request, reply) : answerError(error, request, reply);
  }

  async function render(request: FastifyRequest, reply: FastifyReply) {
    const site = await build();
    const nonce = randomBytes(16).toString('base64');
    const received = toWeb(request, reply);
    // The cast is safe: the module is ours, but React Router's type covers only its own exports.
    const { answer } = site.entry.module as unknown as SiteEntry;
    const page = await answer(site, received, {
      nonce,
      readApi: (path, body) => readFor(request, path, body),
      sendApi: (path, body) => sendFor(request, reply, path, body),
      productName: config.PRODUCT_NAME,
      origin: config.PUBLIC_URL ? siteAddress(config) : new URL(received.url).origin,
      operator: operatorOf(config),
      report: (error) => request.log.error(error),
    });
    if (development) reply.removeHeader('content-security-policy');
    else reply.header('content-security-policy', contentPolicy(nonce, config, request.url));
    // The answer to a form contains what was typed, and after a login the session.
    if (request.method === 'POST') reply.header('cache-control', 'no-store');
    return reply.send(page);
  }
  // Fastify's automatic HEAD route cannot send a web Response.
  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler, errorHandler });
  await app.register(async (forms) => {
    // React Router reads the form itself.
    forms.removeAllContentTypeParsers();
    const parsing = { parseAs: 'buffer', bodyLimit: FORM_BYTES } as const;
    forms.addContentTypeParser(FORM_TYPE, parsing, async (_: FastifyRequest, form: Buffer) => form);
    forms.post('/*', { handler, errorHandler, onRequest: requireOwnForm });
  });
}

/**
 * Rejects a form of another site, which could log a visitor in to an account of its own. Browsers send
 * `Sec-Fetch-Site` over TLS; our referrer policy makes the `Origin` of our own forms `null`.
 */
async function requireOwnForm({ headers, host, protocol }: FastifyRequest) {
  const { origin, 'sec-fetch-site': from } = headers;
  const isOwn = from
    ? ['same-origin', 'none'].includes(String(from))
    : origin === undefined || origin === `${protocol}://${host}`;
  if (!isOwn) throw new AppError('cross_site_request');
}

async function developmentBuild(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const listening = process.listeners('SIGTERM');
  const vite = await createServer({
    root: web,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Vite's own handler would end the process at once on SIGTERM and leave the database running.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listening.includes(listener)) process.off('SIGTERM', listener);
  }
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  // The cast is safe: Vite loads modules of any type, and this one is React Router's build.
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
}

async function productionBuild(app: FastifyInstance, config: Config): Promise<() => Promise<ServerBuild>> {
  await app.register(fastifyStatic, {
    root: join(web, 'build/client'),
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (path.endsWith(`/${WORKER}`)) reply.headers(workerHeaders);
    },
  });
  await serveAssets(app, join(web, 'build/client/assets'), config.DATA_DIR);
  const site: ServerBuild = await import(pathToFileURL(join(web, 'build/server/index.js')).href);
  return async () => site;
}

/** Sends a page that says why there is none. A browser loads a page again by itself, but not a form. */
function sendRefusal(
  { status, message, retryAfterSeconds = 5 }: AppError,
  { method }: FastifyRequest,
  reply: FastifyReply,
) {
  const isForm = method === 'POST';
  reply.code(status).header('retry-after', retryAfterSeconds).type('text/html; charset=utf-8');
  return reply.send(`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
${isForm ? '' : `<meta http-equiv="refresh" content="${retryAfterSeconds}">`}
<title>Please wait</title>
<h1>Please wait a moment</h1>
<p>${message} ${isForm ? 'Go back and send the form again.' : 'This page loads again by itself.'}</p>
`);
}

function toWeb(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!name.startsWith(':') && value !== undefined) headers.set(name, String(value));
  }
  // React Router would compare it with the URL, but our referrer policy makes it `null`.
  headers.delete('origin');
  const address = new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`);
  const { method, body } = request;
  // The parser of forms leaves the body as it was received.
  const form = method === 'POST' && { body: (body as Uint8Array<ArrayBuffer> | undefined) ?? null };
  return new Request(address, { method, headers, signal: gone.signal, ...form });
}

/** Returns the operator's details shown on pages. */
function operatorOf(config: Config) {
  return {
    name: config.OPERATOR_NAME,
    address: config.OFFICE_ADDRESS,
    location: config.OFFICE_LOCATION,
    email: config.SUPPORT_EMAIL,
    phone: config.SUPPORT_PHONE,
    grievanceOfficer: config.GRIEVANCE_OFFICER,
  };
}
