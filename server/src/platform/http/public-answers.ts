import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '#platform/config/config.ts';

/** A response that is the same for everyone, already serialised. */
interface PublicAnswer {
  text: string;
  tag: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the cached response of a URL, or creates a new one. */
    publicAnswer: (address: string, write: () => Promise<string>) => Promise<PublicAnswer>;
    /** Forgets all cached responses, because something in them was withdrawn. */
    dropPublicAnswers: () => void;
  }
}

const MAX_ADDRESSES = 500;

/** Caches public responses for the configured few seconds; simultaneous requests share one. */
export function keepPublicAnswers(app: FastifyInstance, { ANSWER_CACHE_SECONDS }: Config) {
  const cache = new LRUCache<string, PublicAnswer, () => Promise<string>>({
    max: MAX_ADDRESSES,
    ttl: ANSWER_CACHE_SECONDS * 1000,
    // Large responses, such as sitemaps, leave memory when they expire.
    ttlAutopurge: true,
    // Otherwise a request would fail when its response is evicted before it is ready.
    ignoreFetchAbort: true,
    fetchMethod: (_address, _stale, { context: write }) => ready(write),
  });

  let generation = 0;

  app.decorate('publicAnswer', (address, write) =>
    ANSWER_CACHE_SECONDS === 0
      ? ready(write)
      : cache.forceFetch(`${generation} ${address}`, { context: write }),
  );
  app.decorate('dropPublicAnswers', () => {
    // A response that is being created now is still stored, under the former generation.
    generation += 1;
    cache.clear();
  });
}

async function ready(write: () => Promise<string>): Promise<PublicAnswer> {
  const text = await write();
  return { text, tag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** Sends a response that anyone may cache for some seconds, or 304 if the client's copy is still valid. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: PublicAnswer,
  { seconds, translated }: { seconds: number; translated?: boolean | undefined },
) {
  const vary = translated ? 'authorization, accept-language' : 'authorization';
  reply.headers({ 'cache-control': `public, max-age=${seconds}`, etag: tag, vary });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.send(text);
}
