import { MAX_COST_PER_MINUTE, type Rate } from '@kirdaar/contract/rates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { unavailable } from '#platform/http/errors.ts';
import { type Counting, countUse, tooManyRequests, widen } from '#platform/http/rate-limit.ts';
import { openSettledCounts } from '#platform/http/settled-counts.ts';

/**
 * What a request counts for its IP address: either against rates of its route, in the database and so shared
 * by all processes, or its cost against what one address may send to this process in a minute, in memory and
 * so for requests that cost no more than a write to the database. The cheapest kind of request costs 1.
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
    countCost: (request: FastifyRequest, cost: number) => void;
    /** Adds what this process has counted since to the counts that all processes share. */
    settleCounts: () => Promise<void>;
    /** Returns the account that last logged in with the browser of a request, by its signed cookie. */
    findKnownAccount: (request: FastifyRequest) => string | undefined;
  }
  interface FastifyContextConfig {
    /** A request without a route, which is only answered 404, counts as the cheapest kind. */
    budget?: Budget;
    /** Whether the request only reads. */
    reads?: boolean;
  }
}

const SETTLE_MS = 1000;
const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 100_000;

/** Counts every request for its IP address, before anything else is done for it. */
export function limitRequests(app: FastifyInstance, services: Counting & { config: Config }) {
  const { RATE_LIMIT_SCALE } = services.config;
  const settled = openSettledCounts(services);
  const settle = () =>
    settled.settle().catch((error) => app.log.error(error, 'could not settle the counts for the rate limit'));
  const timer = setInterval(settle, SETTLE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await settle();
  });
  app.decorate('settleCounts', settle);
  app.decorate('countCall', async (request, subject, rates = []) => {
    const widened = widen(rates, RATE_LIMIT_SCALE);
    if (request.routeOptions.config.reads) return settled.count(subject, widened);
    try {
      await countUse(services, subject, widened);
    } catch (error) {
      if (error instanceof AppError) throw error;
      request.log.error(error, 'could not count the request for the rate limit');
      // Without counting, reads are harmless, but attempts to guess are not.
      if (request.method !== 'GET') throw unavailable();
    }
  });

  const spent = new LRUCache<string, { cost: number; since: number }>({
    // With `max` alone the cache takes the memory of all addresses at once.
    maxSize: MAX_ADDRESSES,
    sizeCalculation: () => 1,
  });

  function countCost(address: string, cost: number) {
    const present = services.now().getTime();
    const earlier = spent.get(address);
    const minute = earlier && present - earlier.since < MINUTE_MS ? earlier : { cost: 0, since: present };
    minute.cost += cost;
    spent.set(address, minute);
    if (minute.cost > MAX_COST_PER_MINUTE * RATE_LIMIT_SCALE)
      throw tooManyRequests(services, new Date(minute.since + MINUTE_MS), 'too_many_requests');
  }

  app.decorate('countCost', (request, cost) => countCost(clientIp(request.ip), cost));
  app.addHook('onRequest', async (request) => {
    const { budget = { cost: 1 }, url } = request.routeOptions.config;
    const address = clientIp(request.ip);
    if (!('rates' in budget)) return countCost(address, budget.cost);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const account = budget.knownBrowsersApart && app.findKnownAccount(request);
    const source = account ? `a known browser of ${account}` : address;
    await app.countCall(request, `${method} ${url} from ${source}`, budget.rates);
  });
}
