import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type Site, siteContext } from '#api/site-context.ts';
import { AnnouncementBar } from '#app/AnnouncementBar.tsx';

/** Creating a handler compiles all routes, which takes as long as rendering a small page. */
const handlers = new WeakMap<ServerBuild, RequestHandler>();

/**
 * Handles a request with this build and passes the site context to the loaders. It is created here and not in
 * the server, because React Router compares its objects by identity and in development the site has its own
 * copy of React Router.
 */
export function answer(build: ServerBuild, request: Request, site: Site): Promise<Response> {
  return handlerOf(build)(request, new RouterContextProvider(new Map([[siteContext, site]])));
}

function handlerOf(build: ServerBuild): RequestHandler {
  const known = handlers.get(build);
  if (known) return known;
  const handler = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production');
  handlers.set(build, handler);
  return handler;
}

/** Renders a page completely, so that it works without scripts. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { allowScripts, report, announcements } = context.get(siteContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = crypto.randomUUID();
  const { serverHandoffStream, ...rest } = router;
  const html = renderToString(
    <ServerRouter context={{ ...rest, manifest: matchedManifest(router) }} url={request.url} nonce={nonce} />,
  );
  // It does not wait for anything, so a part that has to wait would be missing without scripts.
  if (WAITING_PART.test(html)) report(new Error(`a part of the page ${routeOf(router)} waits`));
  const data = router.renderMeta?.didRenderScripts ? await dataScripts(serverHandoffStream) : [];
  const isStaffArea = /^\/admin(?:\/|$)/.test(new URL(request.url).pathname);
  const bar = isStaffArea
    ? ''
    : renderToStaticMarkup(<AnnouncementBar announcements={announcements} nonce={nonce} />);
  const attribute = ` nonce="${nonce}"`;
  allowScripts([...[html, bar].flatMap((text) => scriptsWith(attribute, text)), ...data]);
  const dataMarkup = data.map((script) => `<script>${script}</script>`).join('');
  // The page does without the nonce, because it may be kept and sent many times.
  const [page = '', announced = ''] = [html, bar].map((text) => text.replaceAll(attribute, ''));
  return new Response(joinPage(page, announced, dataMarkup), { status, headers });
}

const WAITING_PART = /<!--\$[?!]-->/;

function routeOf({ staticHandlerContext }: EntryContext): string {
  return staticHandlerContext.matches.at(-1)?.route.id ?? 'unknown';
}

/**
 * The manifest with the routes of this page: the others would be prepared for nothing. The home page is always among
 * them, because its URL fits layouts that every page has, and React Router asks for more routes only if none fits: who
 * went there while the page was starting would see the layout without a page.
 */
function matchedManifest({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const ids = new Set([...matched, ...homeOf(manifest)]);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...manifest, routes };
}

/** Returns the routes of the home page, from the page to the root. */
function homeOf({ routes }: EntryContext['manifest']): string[] {
  const lineOf = (id: string | undefined): string[] =>
    id === undefined ? [] : [id, ...lineOf(routes[id]?.parentId)];
  const lines = Object.keys(routes).map((id) => (routes[id]?.index ? lineOf(id) : []));
  return lines.find((line) => line.length > 0 && line.every((id) => !routes[id]?.path)) ?? [];
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Returns the text of the inline scripts that bear the nonce of this rendering. Only those are ours: a script that
 * somebody managed to put into the page has no nonce, and so stays forbidden.
 */
function scriptsWith(attribute: string, html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(attribute) ? text || [] : [],
  );
}

/**
 * Writes the data of the page as React Router's own component does, which needs a streaming renderer and
 * with it a third more time.
 */
async function dataScripts(stream: EntryContext['serverHandoffStream']): Promise<string[]> {
  if (!stream) return [];
  const data = await new Response(stream).text();
  const controller = 'window.__reactRouterContext.streamController';
  return [`${controller}.enqueue(${escapeScript(JSON.stringify(data))});`, `${controller}.close();`];
}

/** Leaves no character that could end the script or, in older browsers, a line. */
function escapeScript(text: string): string {
  return text.replace(
    /[&><\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const SCRIPT_LINKS = /<link rel="modulepreload"[^>]*>/g;

/**
 * Puts a page together from what React rendered, the bar at the top of its body and the scripts at the end.
 *
 * Fonts and styles are loaded before scripts, because the page is complete without scripts. React Router requests all of
 * its scripts first, and a phone would then show the page a second later.
 *
 * The parts are never one text: to make one of a hundred kilobytes after another takes a tenth of the rendering. They are
 * bytes, because a Blob would be read again through a stream.
 */
function joinPage(html: string, bar: string, data: string) {
  const headEnd = html.indexOf('</head>');
  const bodyStart = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
  const bodyEnd = html.lastIndexOf('</body>');
  const head = html.slice(0, headEnd);
  const scriptLinks = head.match(SCRIPT_LINKS)?.join('') ?? '';
  return bytesOf([
    // Unlike the renderers that stream, this one does not write the document type.
    `<!DOCTYPE html>${head.replaceAll(SCRIPT_LINKS, '')}`,
    scriptLinks.replaceAll('<link ', '<link fetchpriority="low" '),
    html.slice(headEnd, bodyStart),
    bar,
    html.slice(bodyStart, bodyEnd),
    data,
    html.slice(bodyEnd),
  ]);
}

const encoder = new TextEncoder();
const MAX_BYTES_OF_UNIT = 3;

function bytesOf(parts: string[]) {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length * MAX_BYTES_OF_UNIT, 0));
  const end = parts.reduce((at, part) => at + encoder.encodeInto(part, bytes.subarray(at)).written, 0);
  return bytes.subarray(0, end);
}

/** Reports errors to the log, except for unknown URLs and aborted requests. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(siteContext).report(error);
}

interface HandleErrorArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
