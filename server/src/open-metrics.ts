import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Messenger, Undeliverable } from '#platform/channels/messenger.ts';
import type { Health } from '#platform/http/health.ts';
import { routeOf } from '#platform/http/route-name.ts';
import type { QueueState } from '#platform/queue/queue-state.ts';
import { version } from '#platform/version.ts';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Metrics = ReturnType<typeof openMetrics>;

/** Measures the process for Prometheus. No label contains a URL, an id or an address of a person. */
export function openMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'kirdaar_build_info',
    help: 'The release that runs, as a label; always 1.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const inProgress = new Gauge({
    name: 'kirdaar_requests_in_progress',
    help: 'Requests that are being answered.',
    registers,
  });
  const requests = new Histogram({
    name: 'kirdaar_request_seconds',
    help: 'Duration of requests by method, route or page, and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const statements = new Histogram({
    name: 'kirdaar_statement_seconds',
    help: 'Duration of SQL statements by pool.',
    labelNames: ['pool'],
    buckets: SECONDS,
    registers,
  });
  const pools = new Map<string, pg.Pool>();
  new Gauge({
    name: 'kirdaar_pool_connections',
    help: 'Connections to the database by pool and state: busy, idle, or a request waiting for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  const sends = new Counter({
    name: 'kirdaar_sends_total',
    help: 'Messages handed to a provider, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    registers,
  });

  return {
    register,

    /** Measures every request, under the pattern of its route or the name of its page. */
    watchRequests(app: FastifyInstance) {
      app.addHook('onRequest', async (_, { raw }) => {
        inProgress.inc();
        // Also when the client leaves.
        raw.once('close', () => inProgress.dec());
      });
      app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
        const labels = { method: request.method, route: routeOf(request), status: String(statusCode) };
        requests.observe(labels, elapsedTime / 1000);
      });
    },

    /** Returns a listener for the durations of a pool's statements. */
    watchStatements: (pool: string) => (ms: number) => statements.observe({ pool }, ms / 1000),

    watchMessenger: ({ send }: Messenger): Messenger => ({
      send: async (id, message) => {
        let outcome = 'sent';
        try {
          return await send(id, message);
        } catch (error) {
          outcome = error instanceof Undeliverable ? 'undeliverable' : 'failed';
          throw error;
        } finally {
          sends.inc({ channel: message.channel, outcome });
        }
      },
    }),

    watchPools(added: Record<string, pg.Pool>) {
      for (const [name, pool] of Object.entries(added)) pools.set(name, pool);
    },

    watchReplicas(pools: readonly string[], inUse: () => string[]) {
      const replicas = new Gauge({
        name: 'kirdaar_replica_in_use',
        help: 'Whether reads go to a replica of the database: 0 if it is away or too far behind.',
        labelNames: ['pool'],
        registers,
        collect() {
          const used = inUse();
          for (const pool of pools) replicas.set({ pool }, used.includes(pool) ? 1 : 0);
        },
      });
    },

    /** Asks when it is read, so that the polls of a balancer do not matter. */
    watchHealth({ findUnreadiness, isWorkerPolling }: Health) {
      const readiness = new Gauge({
        name: 'kirdaar_readiness',
        help: 'What /readyz says, as a label; always 1.',
        labelNames: ['status'],
        registers,
        async collect() {
          const { status } = (await findUnreadiness()) ?? { status: 'ok' };
          readiness.reset();
          readiness.set({ status }, 1);
        },
      });
      const polling = new Gauge({
        name: 'kirdaar_worker_polling',
        help: 'Whether the queue has answered the worker of this process in the last 30 seconds.',
        registers,
        collect() {
          polling.set(isWorkerPolling() ? 1 : 0);
        },
      });
    },

    /** `read` returns when the last backup was taken. */
    watchBackups(read: () => Promise<Date | undefined>) {
      const taken = new Gauge({
        name: 'kirdaar_last_backup_timestamp_seconds',
        help: 'When the last backup was taken, 0 if never.',
        registers,
        async collect() {
          taken.set(((await read())?.getTime() ?? 0) / 1000);
        },
      });
    },

    watchPages(counts: { sent: number; rendered: number }) {
      const pages = new Gauge({
        name: 'kirdaar_kept_pages',
        help: 'Kept pages sent and rendered since the start.',
        labelNames: ['act'],
        registers,
        collect() {
          pages.set({ act: 'sent' }, counts.sent);
          pages.set({ act: 'rendered' }, counts.rendered);
        },
      });
    },

    /** Reads the queues when they are asked for; without a database they are left out. */
    watchQueues(read: () => Promise<QueueState[]>) {
      let reading: Promise<QueueState[]> = Promise.resolve([]);
      const age = new Gauge({
        name: 'kirdaar_queue_oldest_seconds',
        help: 'How long the oldest waiting task of a queue has been due.',
        labelNames: ['queue'],
        registers,
        async collect() {
          reading = read().catch(() => []);
          age.reset();
          for (const { queue, oldest_seconds } of await reading) age.set({ queue }, oldest_seconds);
        },
      });
      const tasks = new Gauge({
        name: 'kirdaar_queue_tasks',
        help: 'Tasks by queue and state.',
        labelNames: ['queue', 'state'],
        registers,
        // The registry collects in the order of this list, and so this one uses what the one above reads.
        async collect() {
          tasks.reset();
          for (const { queue, oldest_seconds: _, ...states } of await reading)
            for (const [state, count] of Object.entries(states)) tasks.set({ queue, state }, count);
        },
      });
    },
  };
}
