import { costPerMinute, type Rate, requestCosts } from '@kirdaar/contract/rates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '#platform/http/app-error.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { unavailable } from '#platform/http/errors.ts';
import { type Counting, consume, keyOf, openLimiter, scaled } from '#platform/http/rate-limit.ts';

/**
 * What a request counts for its IP address: either against rates of its route, or its cost against what one address
 * may send to this process in a minute. Reads and costs are counted in memory, because the write to the database
 * would take longer than the answer; anything else in the database, shared by all processes.
 */
export type Budget =
  | { readonly rates: readonly Rate[]; readonly knownBrowsersApart?: boolean | undefined }
  | { readonly cost: number };

type CountCall = (
  request: FastifyRequest,
  subject: string,
  rates: readonly Rate[] | undefined,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request by a subject, such as an account; the configuration scales the limits. */
    countCall: CountCall;
    /** Counts what a request costs besides the cost of its route, for its IP address. */
    countCost: (request: FastifyRequest, cost: number) => Promise<void>;
    /** Returns the account that last logged in with the browser of a request, by its signed cookie. */
    findKnownAccount: (request: FastifyRequest) => string | undefined;
  }
  interface FastifyContextConfig {
    /** A request without a route is only answered 404. */
    budget?: Budget;
    /** Whether the request only reads. */
    reads?: boolean;
  }
}

/** What most requests cost. */
export const USUAL_COST = costPerMinute(1200);

/** Counts every request for its IP address, before anything else is done for it. */
export function limitRequests(app: FastifyInstance, services: Counting) {
  const { RATE_LIMIT_SCALE } = services.config;
  const limiters = new Map<string, RateLimiterMemory>();

  /** Returns this process's own limiter of a rate. */
  function inMemory({ max, seconds }: Rate): RateLimiterMemory {
    const name = `${max} in ${seconds}`;
    const points = scaled(max, RATE_LIMIT_SCALE);
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration: seconds, keyPrefix: '' });
    limiters.set(name, limiter);
    return limiter;
  }

  async function countInMemory(subject: string, rates: readonly Rate[]) {
    for (const rate of rates) await consume(inMemory(rate), subject);
  }

  async function countInDatabase(subject: string, rates: readonly Rate[]) {
    for (const rate of rates)
      await consume(openLimiter(services.db, rate, RATE_LIMIT_SCALE), keyOf(subject, rate));
  }

  app.decorate('countCall', async (request, subject, rates = []) => {
    if (request.routeOptions.config.reads) return countInMemory(subject, rates);
    try {
      await countInDatabase(subject, rates);
    } catch (error) {
      if (error instanceof AppError) throw error;
      request.log.error(error, 'could not count the request for the rate limit');
      // Without counting, reads are harmless, but attempts to guess are not.
      if (request.method !== 'GET') throw unavailable();
    }
  });

  app.decorate('countCost', async (request, cost) => {
    if (cost > 0) await consume(inMemory(requestCosts), clientIp(request.ip), cost);
  });
  app.addHook('onRequest', async (request) => {
    const { budget = { cost: USUAL_COST }, url } = request.routeOptions.config;
    if (!('rates' in budget)) return app.countCost(request, budget.cost);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const account = budget.knownBrowsersApart && app.findKnownAccount(request);
    const source = account ? `a known browser of ${account}` : clientIp(request.ip);
    await app.countCall(request, `${method} ${url} from ${source}`, budget.rates);
  });
}
