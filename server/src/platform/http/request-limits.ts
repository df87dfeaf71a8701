import type { Rate } from '@kirdaar/contract/rates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { type Counting, countUse, tooManyRequests, widen } from '#platform/http/rate-limit.ts';

type CountCall = (
  request: FastifyRequest,
  subject: string,
  rates: readonly Rate[] | undefined,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request by a subject, an IP address or an account; the configuration scales the limits. */
    countCall: CountCall;
    /**
     * Counts a request against what one address may send to this process in a minute: `cost` requests of the
     * cheapest kind. It costs no database access, so that it also protects what the database does not limit.
     */
    countCost: (request: FastifyRequest, cost: number) => void;
  }
}

const RETRY_SECONDS = 5;
const MINUTE_MS = 60_000;
const MAX_COST_PER_MINUTE = 1200;
const MAX_ADDRESSES = 100_000;

/** Makes `serve` and the pages enforce the rate limits that the contract declares, and those of every address. */
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

  const spent = new LRUCache<string, { cost: number; since: number }>({ max: MAX_ADDRESSES });
  app.decorate('countCost', (request, cost) => {
    const address = clientIp(request.ip);
    const present = services.now().getTime();
    const earlier = spent.get(address);
    const minute = earlier && present - earlier.since < MINUTE_MS ? earlier : { cost: 0, since: present };
    minute.cost += cost;
    spent.set(address, minute);
    if (minute.cost > MAX_COST_PER_MINUTE * RATE_LIMIT_SCALE)
      throw tooManyRequests(services, new Date(minute.since + MINUTE_MS), 'too_many_requests');
  });
}

function serviceUnavailable() {
  return new AppError('service_unavailable', {}, { retryAfterSeconds: RETRY_SECONDS });
}
