import type { FastifyInstance } from 'fastify';
import type { DatabaseCheck } from '#platform/database/database-check.ts';
import { version } from '#platform/version.ts';

interface Report {
  status: string;
  missing?: string[];
}

/** What the process says about itself to what watches it. */
export interface Health {
  /** Whether it should get work; undefined means yes. */
  findUnreadiness: () => Promise<Report | undefined>;
  /** Whether only a restart helps; undefined means no. */
  findDeadlock: () => Promise<Report | undefined>;
  /** Also watches the worker of this process: when it last asked for tasks and was answered. */
  watchWorker: (polledAt: () => Date | undefined) => void;
  /** Whether the worker of this process was answered of late. */
  isWorkerPolling: () => boolean;
  /** Also watches something that moves while there is anything to do. */
  watch: (part: string, movedAt: () => Date) => void;
  /** From now on the process is not ready, because it is about to stop. */
  leave: () => void;
  isLeaving: () => boolean;
}

const POLL_MS = 30_000;
const STILL_MS = 3 * 60_000;
/** A part that stood still while the database was away gets this long to move again. */
const GRACE_MS = 60_000;

/** `hasOnlyTasks`: the process does nothing but background tasks, so it is ready only if its worker is. */
export function openHealth(check: DatabaseCheck, now: () => Date, hasOnlyTasks: boolean): Health {
  const parts = new Map<string, () => Date>();
  let polledAt: (() => Date | undefined) | undefined;
  let isLeaving = false;
  let stillSince: Date | undefined;

  const ageOf = (instant: Date) => now().getTime() - instant.getTime();

  function isWorkerPolling() {
    const polled = polledAt?.();
    return polled !== undefined && ageOf(polled) <= POLL_MS;
  }

  async function findUnreadiness() {
    if (isLeaving) return { status: 'stopping' };
    const missing = await check().catch(() => undefined);
    if (missing === undefined) return { status: 'no database' };
    if (missing.length > 0) return { status: 'migrations missing', missing };
    return hasOnlyTasks && !isWorkerPolling() ? { status: 'worker not polling' } : undefined;
  }

  // A restart helps against a process that hangs, not against a database that is away.
  async function findDeadlock() {
    const part = [...parts].find(([, movedAt]) => ageOf(movedAt()) > STILL_MS)?.[0];
    const canMove =
      part !== undefined &&
      (await check().then(
        () => true,
        () => false,
      ));
    stillSince = canMove ? (stillSince ?? now()) : undefined;
    return stillSince && ageOf(stillSince) >= GRACE_MS ? { status: `stuck: ${part}` } : undefined;
  }

  return {
    findUnreadiness,
    findDeadlock,
    isWorkerPolling,
    watch: (part, movedAt) => void parts.set(part, movedAt),
    watchWorker: (polled) => {
      const startedAt = now();
      polledAt = polled;
      parts.set('worker', () => polled() ?? startedAt);
    },
    leave: () => {
      isLeaving = true;
    },
    isLeaving: () => isLeaving,
  };
}

/** /livez: a restart would not help the process. /readyz: it can work on what it is sent. */
export function healthRoutes(app: FastifyInstance, health: Health) {
  app.get('/livez', async (_request, reply) => {
    const deadlock = await health.findDeadlock();
    return deadlock ? reply.code(503).send(deadlock) : { status: 'ok', version };
  });

  app.get('/readyz', async (_request, reply) => {
    const unreadiness = await health.findUnreadiness();
    if (unreadiness) return reply.code(503).header('retry-after', 5).send(unreadiness);
    return { status: 'ok' };
  });
}
