import { Writable } from 'node:stream';
import { AREA, splitAddress } from '@kirdaar/contract/rules/page-addresses';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
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
const handlers = new WeakMap<ServerBuild, { all: RequestHandler; open: RequestHandler }>();

/**
 * Handles a request with this build and passes the site context to the loaders. It is created here and not in
 * the server, because React Router compares its objects by identity and in development the site has its own
 * copy of React Router.
 */
export function answer(build: ServerBuild, request: Request, site: Site): Promise<Response> {
  const { all, open } = handlersOf(build);
  const { address } = splitAddress(new URL(request.url).pathname);
  // React Router asks for routes of all areas at one address, and for the data of a page at its own with an ending.
  const handler = address === '/__manifest' || AREA.test(address.replace(/\.data$/, '')) ? all : open;
  return handler(request, new RouterContextProvider(new Map([[siteContext, site]])));
}

/** The many routes of the areas are tried before the shorter ones outside, which takes a tenth of a rendering. */
function handlersOf(build: ServerBuild) {
  const known = handlers.get(build);
  if (known) return known;
  const outside = Object.entries(build.routes).filter(([, route]) => !AREA.test(`/${route?.path}`));
  const mode = import.meta.env.DEV ? 'development' : 'production';
  const made = {
    all: createRequestHandler(build, mode),
    open: createRequestHandler({ ...build, routes: Object.fromEntries(outside) }, mode),
  };
  handlers.set(build, made);
  return made;
}

/** Renders a page completely, so that it works without scripts. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { allowScripts, announcements } = context.get(siteContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = crypto.randomUUID();
  const { serverHandoffStream, ...rest } = router;
  const page = await renderWhole(
    <ServerRouter context={{ ...rest, manifest: matchedManifest(router) }} url={request.url} nonce={nonce} />,
  );
  const data = router.renderMeta?.didRenderScripts ? await dataScripts(serverHandoffStream) : [];
  const isStaffArea = /^\/admin(?:\/|$)/.test(splitAddress(new URL(request.url).pathname).address);
  const bar = isStaffArea
    ? ''
    : renderToStaticMarkup(<AnnouncementBar announcements={announcements} nonce={nonce} />);
  const attribute = ` nonce="${nonce}"`;
  allowScripts([...scriptsWith(attribute, page).map(textOf), ...scriptsWith(attribute, bar), ...data]);
  const dataMarkup = data.map((script) => `<script>${script}</script>`).join('');
  const whole = joinPage(page, bytesOf(bar), bytesOf(dataMarkup)).replaceAll(attribute, '');
  // The page does without the nonce, because it may be kept and sent many times.
  return new Response(Buffer.from(whole, 'latin1'), { status, headers });
}

/**
 * Renders to the bytes of UTF-8, each as one character: a page with Hindi as text is twice as large, too large for the
 * fast part of the heap, and to join it from what React writes then takes a quarter of the rendering.
 */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('latin1'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onError: reject,
      // No part comes later, by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}

function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function textOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
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
 * Writes the data of the page as React Router's own component does, which makes a part of the page wait for each piece
 * and with it takes a third more time.
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
 */
function joinPage(html: string, bar: string, data: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyStart = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
  const bodyEnd = html.lastIndexOf('</body>');
  const head = html.slice(0, headEnd);
  const scriptLinks = head.match(SCRIPT_LINKS)?.join('') ?? '';
  return [
    head.replaceAll(SCRIPT_LINKS, ''),
    scriptLinks.replaceAll('<link ', '<link fetchpriority="low" '),
    html.slice(headEnd, bodyStart),
    bar,
    html.slice(bodyStart, bodyEnd),
    data,
    html.slice(bodyEnd),
  ].join('');
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
