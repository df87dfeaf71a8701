import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { clientIp } from '#platform/http/client-ip.ts';

/** The place of one request among those in progress. */
interface Place {
  leave: () => void;
  /** Takes the place again, even beyond the limit: an accepted request is not refused later. */
  takeAgain: () => void;
}

const RETRY_SECONDS = 5;
const exempt: Place = { leave: () => {}, takeAgain: () => {} };
const current = new AsyncLocalStorage<Place>();

/**
 * Limits how many requests the process works on at once, in all and for one IP address, and refuses any further
 * one with 503 at once. Otherwise each would wait behind all others, and health checks too. Only work counts:
 * not the time in which a body arrives, a response leaves, or a request waits for something else to happen.
 */
export function limitRequestsInProgress(app: FastifyInstance, { MAX_REQUESTS_AT_ONCE }: Config) {
  const most = { all: MAX_REQUESTS_AT_ONCE, ofOneAddress: Math.ceil(MAX_REQUESTS_AT_ONCE / 2) };
  const places = new WeakMap<FastifyRequest, Place>();
  const runningOf = new Map<string, number>();
  let running = 0;

  function count(address: string, change: 1 | -1) {
    running += change;
    const ofAddress = (runningOf.get(address) ?? 0) + change;
    if (ofAddress === 0) runningOf.delete(address);
    else runningOf.set(address, ofAddress);
  }

  function takePlace(address: string): Place {
    if (running >= most.all || (runningOf.get(address) ?? 0) >= most.ofOneAddress) throw serverBusy();
    count(address, 1);
    let isTaken = true;
    return {
      leave: () => {
        if (isTaken) count(address, -1);
        isTaken = false;
      },
      takeAgain: () => {
        if (!isTaken) count(address, 1);
        isTaken = true;
      },
    };
  }

  app.addHook('onRequest', async (request) => {
    if (current.getStore() !== exempt && isLimited(request))
      places.set(request, takePlace(clientIp(request.ip)));
  });
  app.addHook('preParsing', async (request) => places.get(request)?.leave());
  app.addHook('preHandler', (request, _reply, done) => {
    const place = places.get(request);
    if (!place) return done();
    place.takeAgain();
    current.run(place, done);
  });
  app.addHook('onSend', async (request) => places.get(request)?.leave());
}

/** Does something for which a request only waits, such as receiving a file: others may use its place. */
export async function withoutPlace<T>(wait: () => Promise<T>): Promise<T> {
  const place = current.getStore();
  place?.leave();
  try {
    return await wait();
  } finally {
    place?.takeAgain();
  }
}

/** Lets requests that the process sends to itself pass: the work that they are part of has a limit of its own. */
export function withoutLimit<T>(ask: () => Promise<T>): Promise<T> {
  // Asynchronous, because what Fastify's `inject` returns sends nothing before it is awaited.
  return current.run(exempt, async () => ask());
}

/** Pages have a limit of their own; files cost little, and health checks must always be answered. */
function isLimited({ routeOptions }: FastifyRequest): boolean {
  const { url = '/*', config } = routeOptions;
  const isFree = config.budget !== undefined && 'cost' in config.budget && config.budget.cost === 0;
  return !isFree && url !== '/*' && !url.startsWith('/media/');
}

/** Creates the error of what the process refuses because it has too much to do. */
export function serverBusy() {
  return new AppError('server_busy', {}, { retryAfterSeconds: RETRY_SECONDS });
}
