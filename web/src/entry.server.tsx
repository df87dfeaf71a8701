import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router';
import { type Site, siteContext } from '#api/site-context.ts';
import { NonceContext } from '#ui/nonce-context.ts';

/** What the server knows of a request and the pages need: handed to their loaders. */
export function contextFor(site: Site): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]));
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
  return new Response(html, { status, headers });
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
