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
 * Handles a request with this build and passes the site context to the loaders. It is created here and not in
 * the server, because React Router compares its objects by identity and in development the site has its own
 * copy of React Router.
 */
export function answer(build: ServerBuild, request: Request, site: Site): Promise<Response> {
  const mode = import.meta.env.DEV ? 'development' : 'production';
  return createRequestHandler(build, mode)(
    request,
    new RouterContextProvider(new Map([[siteContext, site]])),
  );
}

/** Renders a page completely, so that it works without scripts. */
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
 * Loads fonts and styles before scripts, because the page is complete without scripts. React Router requests
 * all of its scripts first, and a phone would then show the page a second later.
 */
function stylesBeforeScripts(html: string): string {
  const links = html.match(SCRIPT_LINKS)?.join('') ?? '';
  const lowPriorityLinks = links.replaceAll('<link ', '<link fetchpriority="low" ');
  return html.replaceAll(SCRIPT_LINKS, '').replace('</head>', () => `${lowPriorityLinks}</head>`);
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
