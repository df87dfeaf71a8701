import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** A response that is the same for everyone. */
export interface SharedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A shared response that is ready to send. */
interface ReadyResponse extends SharedResponse {
  tag: string;
  /** The body in each encoding, made for the first client that accepts it. */
  compressed: Partial<Record<keyof typeof encoders, Promise<Buffer>>>;
  createdAt: number;
}

interface Creation {
  response: Promise<ReadyResponse>;
  /** Whether something in the response was withdrawn after its creation began. */
  isOutdated: boolean;
}

type Create = () => Promise<SharedResponse>;

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ReturnType<typeof openResponseCache>;
  }
}

/** A page is rendered again when it is asked for after `fresh`, and never sent after `stale`. */
const PAGE_MS = { fresh: 5000, stale: 60_000 };
/** Searches have a store of their own, so that they cannot displace other responses. */
const MAX_BYTES = { plain: 48 * 1024 * 1024, searches: 16 * 1024 * 1024 };
const OVERHEAD_BYTES = 2000;
/** The size of a body with its compressed copies, as a multiple of its own. */
const COPIES = 1.5;
/** A higher quality takes three times as long for one per cent. */
const BROTLI_QUALITY = 4;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/**
 * Keeps responses that are the same for everyone, ready to send: public pages, and public answers of the API, which
 * are kept for the configured seconds. The first request causes the creation of a response and may be rejected for
 * that; requests meanwhile receive the same response.
 */
export function openResponseCache(answerSeconds: number, now: () => Date) {
  const stores = { plain: openStore(MAX_BYTES.plain), searches: openStore(MAX_BYTES.searches) };
  const inProgress = new Map<string, Creation>();
  const answerMs = answerSeconds * 1000;

  function storeOf(address: string) {
    return address.includes('?') ? stores.searches : stores.plain;
  }

  async function make(create: Create): Promise<ReadyResponse> {
    const createdAt = now().getTime();
    const response = await create();
    const hash = createHash('sha256').update(response.body).digest('base64url');
    return { ...response, tag: `W/"${hash.slice(0, 22)}"`, compressed: {}, createdAt };
  }

  function keep(address: string, response: ReadyResponse) {
    if (response.status === 200) storeOf(address).set(address, response);
    else if (isForEveryone(response)) storeOf(address).delete(address);
  }

  function makeShared(address: string, create: Create): Promise<ReadyResponse> {
    const creation: Creation = { response: makeToKeep(), isOutdated: false };
    inProgress.set(address, creation);
    return creation.response;

    async function makeToKeep() {
      try {
        const response = await make(create);
        if (!creation.isOutdated) keep(address, response);
        return response;
      } finally {
        if (inProgress.get(address) === creation) inProgress.delete(address);
      }
    }
  }

  /** A rejection is for the client that caused the creation; the next one that waits causes another. */
  async function joinOrMake(address: string, create: Create): Promise<ReadyResponse> {
    for (let other = inProgress.get(address); other; other = inProgress.get(address)) {
      const response = await other.response.catch((error) => {
        if (isForEveryone(error)) throw error;
      });
      if (response && isForEveryone(response)) return response;
    }
    return makeShared(address, create);
  }

  async function find(address: string, ages: typeof PAGE_MS, create: Create): Promise<ReadyResponse> {
    const stored = storeOf(address).get(address);
    const age = stored ? now().getTime() - stored.createdAt : Infinity;
    if (!stored || age > ages.stale) return joinOrMake(address, create);
    // If this fails, the next request causes it again.
    if (age > ages.fresh && !inProgress.has(address)) makeShared(address, create).catch(() => {});
    return stored;
  }

  return {
    page: (address: string, render: Create) => find(address, PAGE_MS, render),

    answer(address: string, write: () => Promise<string>): Promise<ReadyResponse> {
      const create = async () => ({ status: 200, headers: {}, body: Buffer.from(await write()) });
      return answerMs === 0 ? make(create) : find(address, { fresh: answerMs, stale: answerMs }, create);
    },

    /** Forgets all responses whose address contains the text; with an empty text, all responses. */
    drop(text: string) {
      for (const [address, creation] of matching(inProgress, text)) {
        creation.isOutdated = true;
        inProgress.delete(address);
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

function openStore(maxSize: number) {
  return new LRUCache<string, ReadyResponse>({
    maxSize,
    sizeCalculation: ({ body }) => OVERHEAD_BYTES + Math.ceil(COPIES * body.length),
  });
}

/** Not so are rejections, of which the status may depend on the client, and failures. */
function isForEveryone({ status = 0 }: { status?: number }): boolean {
  return status < 429;
}

/** Sends a response in an encoding that the client accepts, or 304 if the client's copy is still valid. */
export async function sendReady(request: FastifyRequest, reply: FastifyReply, response: ReadyResponse) {
  const { status, headers, body, tag, compressed } = response;
  reply.code(status).headers(headers);
  if (status === 200) {
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return reply.send(body);
  compressed[encoding] ??= encoders[encoding](body);
  return reply.header('content-encoding', encoding).send(await compressed[encoding]);
}

interface PublicAnswer {
  write: () => Promise<string>;
  type: string;
  /** How long anyone may cache it. */
  seconds: number;
  translated?: boolean | undefined;
  /** The URL without its parameters unless given. */
  address?: string;
}

/** Sends an answer that is the same for everyone, and that others may cache too. */
export async function sendPublic(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer) {
  const { write, type, seconds, translated, address = request.url.replace(/\?.*/, '') } = answer;
  const response = await request.server.responseCache.answer(address, write);
  const vary = `accept-encoding, authorization${translated ? ', accept-language' : ''}`;
  reply.type(`${type}; charset=utf-8`).headers({ 'cache-control': `public, max-age=${seconds}`, vary });
  return sendReady(request, reply, response);
}
