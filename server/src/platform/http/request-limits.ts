import type { Rate } from '@kirdaar/contract/rates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type Counting, countUse, widen } from '#platform/http/rate-limit.ts';

type CountCall = (
  request: FastifyRequest,
  subject: string,
  rates: readonly Rate[] | undefined,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request by a subject, an IP address or an account; the configuration scales the limits. */
    countCall: CountCall;
  }
}

const RETRY_SECONDS = 5;

/** Makes `serve` enforce the rate limits that the contract declares. */
export function limitRequests(app: FastifyInstance, services: Counting & { config: Config }) {
  const { RATE_LIMIT_SCALE } = services.config;
  app.decorate('countCall', async (request, subject, rates = []) => {
    try {
      await countUse(services, subject, widen(rates, RATE_LIMIT_SCALE));
    } catch (error) {
      if (error instanceof AppError) throw error;
      request.log.error(error, 'could not count the request for the rate limit');
      // Without counting, reads are harmless, but attempts to guess are not.
      if (request.method !== 'GET') throw serviceUnavailable();
    }
  });
}

function serviceUnavailable() {
  return new AppError('service_unavailable', {}, { retryAfterSeconds: RETRY_SECONDS });
}
