import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = promisify(brotliDecompress);

/** A page as React Router rendered it. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface ReadyPage {
  status: number;
  headers: Record<string, string>;
  brotli: Buffer;
  /** Made for the first client that does not accept the other, as few do. */
  gzip?: Promise<Buffer>;
  tag: string;
  renderedAt: number;
}

interface Rendering {
  page: Promise<ReadyPage>;
  /** Whether something in the page was withdrawn after the rendering began. */
  isOutdated: boolean;
}

/** A page is rendered again when it is asked for after `fresh`, and never sent after `stale`. */
const AGES_MS = { fresh: 5000, stale: 60_000 };
/** Searches have a store of their own, so that they cannot displace other pages. */
const MAX_BYTES = { plain: 48 * 1024 * 1024, searches: 16 * 1024 * 1024 };
const OVERHEAD_BYTES = 2000;
/** The size of a page in both encodings, as a multiple of the smaller one. */
const GZIP_TOO = 3;
/** A higher quality takes three times as long for one per cent. */
const BROTLI_QUALITY = 4;
/** Browsers ask each time, because a page names the scripts of its release. Caches of our own may be late. */
const caching = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'max-age=5, stale-while-revalidate=60',
};

type Render<Visitor> = (address: string, visitor: Visitor) => Promise<RenderedPage>;

/**
 * Keeps pages that are the same for everyone, compressed and ready to send. The first request causes the
 * rendering of an address and may be refused for that; requests meanwhile receive the same page.
 */
export function openReadyPages<Visitor>(render: Render<Visitor>, now: () => Date) {
  const stores = { plain: openStore(MAX_BYTES.plain), searches: openStore(MAX_BYTES.searches) };
  const underWay = new Map<string, Rendering>();
  const counts = { sent: 0, rendered: 0 };

  function storeOf(address: string) {
    return address.includes('?') ? stores.searches : stores.plain;
  }

  function renderShared(address: string, visitor: Visitor): Promise<ReadyPage> {
    const page = make(address, visitor, () => rendering.isOutdated).finally(() => {
      if (underWay.get(address) === rendering) underWay.delete(address);
    });
    const rendering: Rendering = { page, isOutdated: false };
    underWay.set(address, rendering);
    return page;
  }

  async function make(address: string, visitor: Visitor, isOutdated: () => boolean): Promise<ReadyPage> {
    const renderedAt = now().getTime();
    counts.rendered += 1;
    const { body, ...rendered } = await render(address, visitor);
    const page = { ...rendered, ...(await pack(body)), renderedAt };
    if (isOutdated()) return page;
    if (page.status === 200) storeOf(address).set(address, page);
    else if (isForEveryone(page)) storeOf(address).delete(address);
    return page;
  }

  async function find(address: string, visitor: Visitor): Promise<ReadyPage> {
    const kept = storeOf(address).get(address);
    const age = kept ? now().getTime() - kept.renderedAt : Infinity;
    if (!kept || age > AGES_MS.stale) return joinOrRender(address, visitor);
    // If this fails, the next visitor causes it again.
    if (age > AGES_MS.fresh && !underWay.has(address)) renderShared(address, visitor).catch(() => {});
    return kept;
  }

  /** A refusal is for the visitor who caused the rendering; the next one who waits causes another. */
  async function joinOrRender(address: string, visitor: Visitor): Promise<ReadyPage> {
    for (let other = underWay.get(address); other; other = underWay.get(address)) {
      const page = await other.page.catch(() => undefined);
      if (page && isForEveryone(page)) return page;
    }
    return renderShared(address, visitor);
  }

  return {
    counts,

    async send(request: FastifyRequest, reply: FastifyReply, address: string, visitor: Visitor) {
      const page = await find(address, visitor);
      counts.sent += 1;
      reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
      if (page.status !== 200) return sendBody(request, reply.header('cache-control', 'no-store'), page);
      reply.headers(caching).header('etag', page.tag);
      if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
      return sendBody(request, reply, page);
    },

    /** Forgets all pages whose address contains the text; with an empty text, all pages. */
    drop(text: string) {
      for (const [address, rendering] of matching(underWay, text)) {
        rendering.isOutdated = true;
        underWay.delete(address);
      }
      for (const store of Object.values(stores)) {
        for (const [address] of matching(store, text)) store.delete(address);
      }
    },
  };
}

function matching<T>(entries: Iterable<[string, T]>, text: string): [string, T][] {
  return [...entries].filter(([address]) => address.includes(text));
}

async function sendBody(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (!/\bgzip\b/.test(accepted)) return reply.send(await unpack(page.brotli));
  page.gzip ??= unpack(page.brotli).then((text) => zip(text));
  return reply.header('content-encoding', 'gzip').send(await page.gzip);
}

function openStore(maxSize: number) {
  return new LRUCache<string, ReadyPage>({
    maxSize,
    sizeCalculation: (page) => GZIP_TOO * page.brotli.length + OVERHEAD_BYTES,
  });
}

function isForEveryone({ status }: ReadyPage): boolean {
  return status < 429;
}

async function pack(body: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { brotli: await brotli(body, { params }), tag };
}
