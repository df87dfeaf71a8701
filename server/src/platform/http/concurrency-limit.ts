import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { clientIp } from '#platform/http/client-ip.ts';

interface Limits {
  atOnce: number;
  /** None unless given. */
  waiting?: number;
  /** How many tasks of one client may run or wait, so that one cannot take the slots of all others. */
  ofOneClient?: number;
  /** How many of one client's tasks run at once; the others wait. */
  runningOfOneClient?: number;
}

interface Slot {
  /** Returns whether it was taken. */
  release: () => boolean;
  /** Takes the slot again, even beyond the limit: an accepted task is not rejected later. */
  retake: () => void;
}

const RETRY_SECONDS = 5;
const exempt: Slot = { release: () => false, retake: () => {} };
/** The slot of the request or of the task that is being worked on. */
const current = new AsyncLocalStorage<Slot>();

/**
 * Limits expensive work: `atOnce` tasks run and `waiting` more queue; any beyond that fail with 503, so that
 * a rush slows down nothing else.
 */
export function openConcurrencyLimit(limits: Limits) {
  const take = openSlots(limits);
  return function pass<T>(work: () => Promise<T>, client = ''): Promise<T> {
    return releaseSlot(async () => {
      const slot = await take(client);
      try {
        return await current.run(slot, work);
      } finally {
        slot.release();
      }
    });
  };
}

interface ClientTasks {
  running: number;
  waiting: (() => void)[];
  /** Grows with every start: the client that waits with the lowest is next. */
  lastStart: number;
}

/** Returns a function that takes a slot for a task of a client. Clients that wait take turns. */
function openSlots({ atOnce, waiting = 0, ofOneClient = Infinity, runningOfOneClient = Infinity }: Limits) {
  const clients = new Map<string, ClientTasks>();
  let running = 0;
  let queued = 0;
  let starts = 0;

  function tasksOf(client: string): ClientTasks {
    const tasks = clients.get(client) ?? { running: 0, waiting: [], lastStart: 0 };
    clients.set(client, tasks);
    return tasks;
  }

  function start(client: string) {
    const tasks = tasksOf(client);
    running += 1;
    tasks.running += 1;
    starts += 1;
    tasks.lastStart = starts;
  }

  function end(client: string) {
    running -= 1;
    const tasks = tasksOf(client);
    tasks.running -= 1;
    if (tasks.running + tasks.waiting.length === 0) clients.delete(client);
    startNext();
  }

  function startNext() {
    if (queued === 0 || running >= atOnce) return;
    const ready = [...clients].filter(
      ([, tasks]) => tasks.waiting.length > 0 && tasks.running < runningOfOneClient,
    );
    const [next] = ready.sort(([, one], [, other]) => one.lastStart - other.lastStart);
    if (!next) return;
    queued -= 1;
    start(next[0]);
    next[1].waiting.shift()?.();
  }

  return async function take(client: string): Promise<Slot> {
    const tasks = clients.get(client);
    const isFree = running < atOnce && (tasks?.running ?? 0) < runningOfOneClient;
    const own = tasks ? tasks.running + tasks.waiting.length : 0;
    if ((!isFree && queued >= waiting) || own >= ofOneClient)
      throw new AppError('server_busy', {}, { retryAfterSeconds: RETRY_SECONDS });
    if (isFree) start(client);
    else {
      queued += 1;
      await new Promise<void>((resolve) => tasksOf(client).waiting.push(resolve));
    }

    let isTaken = true;
    return {
      release() {
        if (!isTaken) return false;
        isTaken = false;
        end(client);
        return true;
      },
      retake() {
        if (isTaken) return;
        isTaken = true;
        start(client);
      },
    };
  };
}

/**
 * Limits how many requests the process works on at once, in all and for one IP address, and rejects any further
 * one with 503 at once. Otherwise each would wait behind all others, and health checks too. Only work counts:
 * not the time in which a body arrives, a response leaves, or a request waits for something else to happen.
 */
export function limitRequestsInProgress(app: FastifyInstance, { MAX_REQUESTS_AT_ONCE: atOnce }: Config) {
  const take = openSlots({ atOnce, ofOneClient: Math.ceil(atOnce / 2) });
  const slots = new WeakMap<FastifyRequest, Slot>();

  app.addHook('onRequest', async (request) => {
    if (current.getStore() !== exempt && isLimited(request))
      slots.set(request, await take(clientIp(request.ip)));
  });
  app.addHook('preParsing', async (request) => void slots.get(request)?.release());
  app.addHook('preHandler', (request, _reply, done) => {
    const slot = slots.get(request);
    if (!slot) return done();
    slot.retake();
    current.run(slot, done);
  });
  app.addHook('onSend', async (request) => void slots.get(request)?.release());
}

/** Does something for which a request or task only waits, such as receiving a file: others may use its slot. */
export async function releaseSlot<T>(wait: () => Promise<T>): Promise<T> {
  const slot = current.getStore();
  const wasTaken = slot?.release();
  try {
    return await wait();
  } finally {
    if (wasTaken) slot?.retake();
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
