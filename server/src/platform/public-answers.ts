import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#platform/services.ts';

/** An answer that is the same for everybody, as it goes over the wire. */
interface PublicAnswer {
  text: string;
  tag: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The answer that was written for an address a moment ago, or a new one. */
    publicAnswer: (address: string, write: () => Promise<string>) => Promise<PublicAnswer>;
  }
}

const ADDRESSES_MOST = 500;

/** Keeps answers for the few seconds that the configuration allows; those who ask at once share one. */
export function keepPublicAnswers(app: FastifyInstance, { config }: Services) {
  const kept = new Map<string, Promise<PublicAnswer>>();
  const life = config.ANSWER_CACHE_SECONDS * 1000;

  app.decorate('publicAnswer', (address, write) => {
    const known = kept.get(address);
    if (known || life === 0) return known ?? ready(write);

    const [eldest] = kept.keys();
    if (eldest !== undefined && kept.size >= ADDRESSES_MOST) kept.delete(eldest);
    const answer = ready(write);
    const forget = () => kept.delete(address);
    kept.set(address, answer);
    answer.catch(forget);
    setTimeout(forget, life).unref();
    return answer;
  });
}

async function ready(write: () => Promise<string>): Promise<PublicAnswer> {
  const text = await write();
  return { text, tag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** Sends an answer that anyone may keep for some seconds, or says that the one they kept still holds. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: PublicAnswer,
  seconds: number,
) {
  reply.headers({ 'cache-control': `public, max-age=${seconds}`, etag: tag, vary: 'authorization' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.send(text);
}
