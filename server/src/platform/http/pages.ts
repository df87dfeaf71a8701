import { randomBytes } from 'node:crypto';
import { costPerMinute } from '@kirdaar/contract/rates';
import type { RunningAnnouncement } from '@kirdaar/contract/rules/announcements';
import { addressIn, languages } from '@kirdaar/contract/rules/languages';
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS, splitAddress } from '@kirdaar/contract/rules/page-addresses';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { type Config, siteAddress } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import { byHash, byNonce, contentPolicy } from '#platform/http/content-policy.ts';
import { isPreview, previewHeader } from '#platform/http/content-preview.ts';
import { answerError, unavailable } from '#platform/http/errors.ts';
import { pageInOwnLanguage } from '#platform/http/page-language.ts';
import { takeNonce } from '#platform/http/page-scripts.ts';
import { readyAddress } from '#platform/http/ready-address.ts';
import { openReadyPages, type RenderedPage } from '#platform/http/ready-pages.ts';
import { sendRefusal } from '#platform/http/refusal-page.ts';
import { USUAL_COST } from '#platform/http/request-limits.ts';
import { withoutLimit } from '#platform/http/requests-in-progress.ts';
import { openSiteBuild } from '#platform/http/site-build.ts';

interface Site {
  nonce: string;
  readApi: (path: string, body?: object) => Promise<unknown>;
  sendApi: (path: string, body: object, language: string) => Promise<{ status: number; body: unknown }>;
  productName: string;
  origin: string;
  operator: ReturnType<typeof operatorOf>;
  report: (error: unknown) => void;
  announcements: readonly RunningAnnouncement[];
}
/** What `web/src/entry.server.tsx` exports for us besides React Router's own exports. */
interface SiteEntry {
  answer: (build: ServerBuild, request: Request, site: Site) => Promise<Response>;
}

/** Rendering takes the processor for milliseconds, so beyond these limits a page is refused at once. */
const limits = { atOnce: 8, waiting: 40, ofOneClient: 12 };
/** Pages that are kept are rendered for all who wait for them, and few at a time, so that sending goes on. */
const keptLimits = { atOnce: 2, waiting: 64, ofOneClient: 12 };
/** What rendering counts for the visitor, besides the request itself. */
const RENDERING = costPerMinute(240) - USUAL_COST;
/** The first rendering takes a quarter of a second, which no visitor should wait for. */
const WARM_UP = languages.flatMap((language) =>
  ['/', '/castingcalls', '/profiles'].map((address) => addressIn(language, address)),
);

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_BYTES = 64 * 1024;

/**
 * Serves the site: React Router renders every URL that no other route handles. Public pages are kept for some
 * seconds where that is configured; the returned `drop` forgets those whose address contains a text.
 */
export async function servePages(
  app: FastifyInstance,
  config: Config,
  now = () => new Date(),
  listAnnouncements: () => Promise<readonly RunningAnnouncement[]> = async () => [],
) {
  const development = config.mode === 'development';
  const build = await openSiteBuild(app, config);
  // Without a configured address, links on a page contain the one that the visitor asked for.
  const keepsPages = !development && config.ANSWER_CACHE_SECONDS > 0 && config.PUBLIC_URL !== undefined;
  const ready = keepsPages ? openReadyPages(renderToKeep, now) : undefined;
  const routes = keepsPages ? (await build('en')).routes : {};

  /** Reads the API for a visitor, in the language of the page and with the visitor's IP address for rate limits. */
  async function readFor({ ip, url: asked }: FastifyRequest, url: string, body?: object) {
    const question = body ? ({ method: 'POST', payload: body } as const) : {};
    const headers = { ...previewHeader(asked), 'accept-language': splitAddress(asked).language };
    const answer = await withoutLimit(() => app.inject({ url, headers, remoteAddress: ip, ...question }));
    // A page that needs a rejected response takes over its status.
    if (answer.statusCode >= 400) throw new Response(null, { status: answer.statusCode });
    return answer.json();
  }

  /**
   * Sends what a visitor's browser has posted to a page to the API, as that browser: it counts for its rate
   * limits, and receives its cookies. The page shows the answer, so errors come in the language of the page.
   */
  async function sendFor(
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    body: object,
    language: string,
  ) {
    const { cookie, 'user-agent': userAgent } = request.headers;
    const headers = {
      'accept-language': language,
      ...(cookie && { cookie }),
      ...(userAgent && { 'user-agent': userAgent }),
    };
    const answer = await withoutLimit(() =>
      app.inject({ method: 'POST', url, headers, remoteAddress: request.ip, payload: body }),
    );
    const cookies = answer.headers['set-cookie'];
    if (cookies) reply.header('set-cookie', cookies);
    return { status: answer.statusCode, body: answer.json() };
  }

  /** Keeps the language, because a service worker hides whether the next visit comes from outside. */
  function leadTo(address: string, reply: FastifyReply) {
    const secure = siteAddress(config).startsWith('https:');
    const options = { path: '/', maxAge: LANGUAGE_SECONDS, sameSite: 'lax', secure } as const;
    reply.setCookie(LANGUAGE_COOKIE, splitAddress(address).language, options);
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language, cookie')
      .redirect(address);
  }

  const pass = openConcurrencyLimit(limits);
  const passToKeep = openConcurrencyLimit(keptLimits);

  async function handler(request: FastifyRequest, reply: FastifyReply) {
    const other = pageInOwnLanguage(request);
    if (other) return leadTo(other, reply);
    const address = request.method === 'POST' ? undefined : readyAddress(request.url, (id) => id in routes);
    if (ready && address) return ready.send(request, reply, address, request);
    await app.countCost(request, RENDERING);
    return pass(() => render(request, reply), clientIp(request.ip));
  }

  // React Router's scripts ask for the data of a page and for its manifest. They show the page's own error
  // for a response in the API's format, and a browser only ever asks for HTML itself.
  function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const isRefusal = error instanceof AppError && error.retryAfterSeconds !== undefined;
    const { pathname } = new URL(request.url, 'http://localhost');
    const isPage = !pathname.endsWith('.data') && !pathname.endsWith('/__manifest');
    return isRefusal && isPage ? sendRefusal(error, request, reply) : answerError(error, request, reply);
  }

  async function answerWith(request: Request, site: Pick<Site, 'nonce' | 'readApi' | 'sendApi' | 'report'>) {
    const present = await build(splitAddress(new URL(request.url).pathname).language);
    // The cast is safe: the module is ours, but React Router's type covers only its own exports.
    const { answer } = present.entry.module as unknown as SiteEntry;
    const page = await answer(present, request, {
      ...site,
      productName: config.PRODUCT_NAME,
      origin: config.PUBLIC_URL ? siteAddress(config) : new URL(request.url).origin,
      operator: operatorOf(config),
      announcements: await readAnnouncements(),
    });
    // What the page needs is away. It says so like any other refusal, and is loaded again by itself.
    if (page.status === 503) throw unavailable();
    return page;
  }

  /** Keeps them like public answers, with which they are forgotten when one begins or ends. */
  async function readAnnouncements(): Promise<RunningAnnouncement[]> {
    const write = async () => JSON.stringify(await listAnnouncements());
    return JSON.parse((await app.publicAnswer('announcements', write)).text);
  }

  async function render(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64');
    const page = await answerWith(toWeb(request, reply), {
      nonce,
      readApi: (path, body) => readFor(request, path, body),
      sendApi: (path, body, language) => sendFor(request, reply, path, body, language),
      report: (error) => request.log.error(error),
    });
    if (development) reply.removeHeader('content-security-policy');
    else reply.header('content-security-policy', contentPolicy(byNonce(nonce), config, request.url));
    if (isPreview(request.url)) reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    // The answer to a form contains what was typed, and after a login the session.
    if (request.method === 'POST') reply.header('cache-control', 'no-store');
    return reply.send(page);
  }

  /** Renders a page for everyone, at the expense of the visitor who asked first. */
  async function renderToKeep(address: string, visitor: FastifyRequest): Promise<RenderedPage> {
    await app.countCost(visitor, RENDERING);
    return passToKeep(async () => {
      const nonce = randomBytes(16).toString('hex');
      const page = await answerWith(new Request(new URL(address, siteAddress(config))), {
        nonce,
        readApi: (path, body) => readFor(visitor, path, body),
        sendApi: () => Promise.reject(new Error('a page that is kept sends nothing')),
        report: (error) => visitor.log.error(error),
      });
      const { body, scripts } = takeNonce(Buffer.from(await page.arrayBuffer()), nonce);
      const policy = contentPolicy(byHash(scripts), config, address);
      const headers = { ...Object.fromEntries(page.headers), 'content-security-policy': policy };
      return { status: page.status, headers, body };
    }, clientIp(visitor.ip));
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
  return {
    drop: (text: string) => ready?.drop(text),
    /** How many kept pages were sent and rendered since the start. */
    counts: ready?.counts,
    warmUp: () => Promise.all(ready ? WARM_UP.map((url) => app.inject({ url })) : []),
  };
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
