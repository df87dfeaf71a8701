import type { Rate } from '@kirdaar/contract/rates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countUse, widen } from '#platform/rate-limit.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

type CountCall = (
  request: FastifyRequest,
  subject: string,
  rates: readonly Rate[] | undefined,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call of one subject, a network address or an account; the configuration widens the rates. */
    countCall: CountCall;
  }
}

const RETRY_SECONDS = 5;

/** Makes `serve` hold the limits that the contract declares. */
export function limitCalls(app: FastifyInstance, services: Services) {
  const { RATE_LIMIT_SCALE } = services.config;
  app.decorate('countCall', async (request, subject, rates = []) => {
    try {
      await countUse(services, subject, widen(rates, RATE_LIMIT_SCALE), 'There were too many requests.');
    } catch (error) {
      if (error instanceof Refusal) throw error;
      request.log.error(error, 'the rate limit cannot be counted');
      // Uncounted, a reader does no harm and a guesser does.
      if (request.method !== 'GET') throw busy();
    }
  });
}

function busy() {
  return new Refusal(503, 'This does not work for a moment. Please try again soon.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}
