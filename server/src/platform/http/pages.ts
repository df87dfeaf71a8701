import { costPerMinute } from '@kirdaar/contract/rates';
import type { RunningAnnouncement } from '@kirdaar/contract/rules/announcements';
import { addressIn, languages } from '@kirdaar/contract/rules/languages';
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS, splitAddress } from '@kirdaar/contract/rules/page-addresses';
import type { Site } from '@kirdaar/web/site-context';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { ServerBuild } from 'react-router';
import { type Config, siteAddress } from '#platform/config/config.ts';
import { isDatabaseAway } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { openConcurrencyLimit, releaseSlot, withoutLimit } from '#platform/http/concurrency-limit.ts';
import { contentPolicy } from '#platform/http/content-policy.ts';
import { isPreview, previewHeader } from '#platform/http/content-preview.ts';
import { answerError, unavailable } from '#platform/http/errors.ts';
import { openPageCacheKeys } from '#platform/http/page-cache-key.ts';
import { pageInOwnLanguage } from '#platform/http/page-language.ts';
import { sendRejection } from '#platform/http/rejection-page.ts';
import { asPartOf } from '#platform/http/request-ids.ts';
import { USUAL_COST } from '#platform/http/request-limits.ts';
import { type SharedResponse, sendReady } from '#platform/http/response-cache.ts';
import { openSiteBuild } from '#platform/http/site-build.ts';

/** What `web/src/entry.server.tsx` exports for us besides React Router's own exports. */
interface SiteEntry {
  answer: (build: ServerBuild, request: Request, site: Site) => Promise<Response>;
}

/** Rendering takes the processor for milliseconds, so few pages are rendered at once, and sending goes on. */
const limits = { atOnce: 2, waiting: 64, ofOneClient: 12 };
/** What rendering counts for the visitor, besides the request itself. */
const RENDERING = costPerMinute(240) - USUAL_COST;
/** The first rendering takes a quarter of a second, which no visitor should wait for. */
const WARM_UP = languages.flatMap((language) =>
  ['/', '/castingcalls', '/profiles'].map((address) => addressIn(language, address)),
);
/** Browsers ask each time, because a page names the scripts of its release. Caches of our own may be late. */
const caching = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'max-age=5, stale-while-revalidate=60',
};

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_BYTES = 64 * 1024;

/**
 * Serves the site: React Router renders every URL that no other route handles. Each page is the same for all its
 * readers; those whose routes allow it are kept for some seconds where that is configured.
 */
export async function servePages(
  app: FastifyInstance,
  config: Config,
  listAnnouncements: () => Promise<readonly RunningAnnouncement[]> = async () => [],
) {
  const development = config.mode === 'development';
  const build = await openSiteBuild(app, config);
  // Without a configured address, links on a page contain the one that the visitor asked for.
  const keepsPages = !development && config.ANSWER_CACHE_SECONDS > 0 && config.PUBLIC_URL !== undefined;
  const cacheKeyOf = openPageCacheKeys(keepsPages ? (await build('en')).routes : {});
  const counts = { sent: 0, rendered: 0 };
  const pass = openConcurrencyLimit(limits);

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

  async function handler(request: FastifyRequest, reply: FastifyReply) {
    const other = pageInOwnLanguage(request);
    if (other) return leadTo(other, reply);
    const key = request.method === 'POST' ? undefined : cacheKeyOf(request.url);
    if (key !== undefined) return sendKept(request, reply, key);

    const { status, headers, body } = await render(request, reply, request.url);
    reply.code(status).headers(headers);
    if (development) reply.removeHeader('content-security-policy');
    if (isPreview(request.url)) reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    // The answer to a form contains what was typed, and after a login the session.
    if (request.method === 'POST') reply.header('cache-control', 'no-store');
    return reply.send(body);
  }

  async function sendKept(request: FastifyRequest, reply: FastifyReply, key: string) {
    const page = await app.responseCache.page(key, () => {
      counts.rendered += 1;
      return render(request, reply, key);
    });
    counts.sent += 1;
    const keeping = page.status === 200 ? caching : { 'cache-control': 'no-store' };
    return sendReady(request, reply.headers({ ...keeping, vary: 'accept-encoding' }), page);
  }

  // React Router's scripts ask for the data of a page and for its manifest. They show the page's own error
  // for a response in the API's format, and a browser only ever asks for HTML itself.
  function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const known = isDatabaseAway(error) ? unavailable() : error;
    const isRejection = known instanceof AppError && known.retryAfterSeconds !== undefined;
    const { pathname } = new URL(request.url, 'http://localhost');
    const isPage = !pathname.endsWith('.data') && !pathname.endsWith('/__manifest');
    return isRejection && isPage ? sendRejection(known, request, reply) : answerError(error, request, reply);
  }

  /** Renders the page of a URL for everyone, at the expense of the visitor who asked first. */
  async function render(request: FastifyRequest, reply: FastifyReply, url: string): Promise<SharedResponse> {
    await app.countCost(request, RENDERING);
    return pass(async () => {
      let scripts: readonly string[] = [];
      const origin = config.PUBLIC_URL
        ? siteAddress(config)
        : `${request.protocol}://${request.host || 'localhost'}`;
      const site: Site = {
        ...apiFor(request, reply, url),
        allowScripts: (texts) => {
          scripts = texts;
        },
        report: (error) => request.log.error(error),
        productName: config.PRODUCT_NAME,
        origin,
        operator: operatorOf(config),
        announcements: await readAnnouncements(),
      };
      const present = await build(splitAddress(url).language);
      // The cast is safe: the module is ours, but React Router's type covers only its own exports.
      const { answer } = present.entry.module as unknown as SiteEntry;
      const page = await answer(present, toWeb(request, new URL(url, origin)), site);
      // What the page needs is away. It says so like any other rejection, and is loaded again by itself.
      if (page.status === 503) throw unavailable();
      const policy = { 'content-security-policy': contentPolicy(scripts, config, url) };
      const body = Buffer.from(await page.arrayBuffer());
      return { status: page.status, headers: { ...Object.fromEntries(page.headers), ...policy }, body };
    }, clientIp(request.ip));
  }

  /** The API for a page, in its language and with the visitor's IP address for rate limits. */
  function apiFor({ id, ip, headers }: FastifyRequest, reply: FastifyReply, url: string) {
    const { language } = splitAddress(url);
    const ask = (question: InjectOptions) =>
      asPartOf(id, () =>
        withoutLimit(() =>
          app.inject({
            ...question,
            headers: { 'accept-language': language, ...question.headers },
            remoteAddress: ip,
          }),
        ),
      );

    const readApi: Site['readApi'] = async (path, body) => {
      const question = body ? ({ method: 'POST', payload: body } as const) : {};
      const answer = await ask({ url: path, headers: previewHeader(url), ...question });
      // A page that needs a rejected response takes over its status.
      if (answer.statusCode >= 400) throw new Response(null, { status: answer.statusCode });
      return answer.json();
    };

    /** Sends it as the visitor's browser: it counts for its rate limits, and receives its cookies. */
    const sendApi: Site['sendApi'] = async (path, body) => {
      const { cookie, 'user-agent': userAgent } = headers;
      const own = { ...(cookie && { cookie }), ...(userAgent && { 'user-agent': userAgent }) };
      // Others render while the API hashes a password.
      const answer = await releaseSlot(() => ask({ method: 'POST', url: path, headers: own, payload: body }));
      const cookies = answer.headers['set-cookie'];
      if (cookies) reply.header('set-cookie', cookies);
      return { status: answer.statusCode, body: answer.json() };
    };
    return { readApi, sendApi };
  }

  /** Keeps them like public answers, with which they are forgotten when one begins or ends. */
  async function readAnnouncements(): Promise<RunningAnnouncement[]> {
    const write = async () => JSON.stringify(await listAnnouncements());
    const kept = await app.responseCache.answer('announcements', write).catch((error) => {
      // Pages that need nothing else from the database are shown without them.
      if (!isDatabaseAway(error)) throw error;
    });
    return kept ? JSON.parse(String(kept.body)) : [];
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
    /** How many kept pages were sent and rendered since the start. */
    counts: keepsPages ? counts : undefined,
    warmUp: () => Promise.all(keepsPages ? WARM_UP.map((url) => app.inject({ url })) : []),
  };
}

/** What a page may depend on: its URL, and a form that was posted to it. */
function toWeb({ method, body }: FastifyRequest, url: URL): Request {
  if (method !== 'POST') return new Request(url);
  // The parser of forms leaves the body as it was received.
  const form = (body as Uint8Array<ArrayBuffer> | undefined) ?? null;
  return new Request(url, { method, headers: { 'content-type': FORM_TYPE }, body: form });
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
