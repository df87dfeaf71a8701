import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type Site, siteContext } from '#api/site-context.ts';
import { NonceContext } from '#ui/nonce-context.ts';

/**
 * Answers a request by this build; the loaders get what the server knows. Made here and not by the server,
 * for React Router tells its own objects by identity, and in development the site has its own copy of it.
 */
export function answer(build: ServerBuild, request: Request, site: Site): Promise<Response> {
  const mode = import.meta.env.DEV ? 'development' : 'production';
  return createRequestHandler(build, mode)(
    request,
    new RouterContextProvider(new Map([[siteContext, site]])),
  );
}

/** Renders a page whole, so that it is complete without scripts. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(siteContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const html = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
    },
  );
  await html.allReady;
  return new Response(stylesBeforeScripts(await new Response(html).text()), { status, headers });
}

const SCRIPT_LINKS = /<link rel="modulepreload"[^>]*>/g;

/**
 * Lets fonts and styles travel before the scripts, without which the page is complete already: React Router
 * asks for all of its scripts at once, first, and a phone then shows the page a second later.
 */
function stylesBeforeScripts(html: string): string {
  const links = html.match(SCRIPT_LINKS)?.join('') ?? '';
  const patient = links.replaceAll('<link ', '<link fetchpriority="low" ');
  return html.replaceAll(SCRIPT_LINKS, '').replace('</head>', () => `${patient}</head>`);
}

/** Addresses that do not exist are answered, not logged; anything else is. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(siteContext).report(error);
}

interface HandleErrorArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
