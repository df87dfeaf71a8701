import { sql } from 'kysely';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { throttledWarning } from '#platform/config/logger.ts';
import type { Database } from '#platform/database/database.ts';
import { PARKED } from '#platform/queue/prepare-queues.ts';
import { QUEUE_LIMITS, queueConnection } from '#platform/queue/queue-connection.ts';
import type { AnyQueueTask } from '#platform/queue/queue-task.ts';
import { runTask } from '#platform/queue/run-task.ts';

const USUALLY_AT_ONCE = 12;
/** Concurrent tasks are fetched in this many batches, so that a long task holds up few others. */
const PARTS = 3;
/**
 * How often one query for all queues looks for tasks whose delay is over. The database announces tasks without a delay.
 */
const LOOK_MS = 1000;
/** Polling interval in seconds of each worker, of which there are hundreds. */
const POLL_SECONDS = 60;
const UNANNOUNCED_POLL_SECONDS = 0.5;
const HEARTBEAT_SECONDS = 5;
/** Polling interval in seconds for tasks whose worker stopped responding. */
const TAKE_OVER_SECONDS = 10;
const STOP_MS = 10_000;
const PARKED_DAYS = 90;

export interface WorkingQueue {
  /** When this process last asked for tasks and was answered. */
  polledAt: () => Date | undefined;
  /** Running tasks may finish within a time limit, the rest stays queued for others. */
  stop: () => Promise<void>;
}

/** Runs tasks in this process as they arrive, alongside other processes. */
export async function workQueue<S extends { db: Database }>(
  connectionString: string,
  tasks: AnyQueueTask<S>[],
  services: S,
  log: Logger,
  limits = QUEUE_LIMITS,
): Promise<WorkingQueue> {
  const boss = new PgBoss({
    ...queueConnection(connectionString, limits),
    max: 6,
    useListenNotify: true,
    superviseIntervalSeconds: TAKE_OVER_SECONDS,
    monitorIntervalSeconds: TAKE_OVER_SECONDS,
    cronWorkerIntervalSeconds: 1,
    // No task depends on another here.
    flowIntervalSeconds: 3600,
  });
  boss.on('error', throttledWarning(log, 'the queue is not working'));
  boss.on('warning', ({ message }) => log.warn(message));
  await boss.start();
  const workers = new Map([[PARKED, [await reportParked(boss, services.db, log)]]]);
  for (const task of tasks) workers.set(task.name, await work(boss, task, services, log));
  let polledAt: Date | undefined;
  async function look() {
    const names = await listDueQueues(boss, [...workers.keys()]);
    polledAt = new Date();
    for (const name of names) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  }
  await look();
  const onError = throttledWarning(log, 'the queue is not working');
  let isLooking = false;
  const looking = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_MS);
  return {
    polledAt: () => polledAt,
    stop: () => {
      clearInterval(looking);
      // No new tasks are fetched from now on, however long the stop takes.
      for (const { name } of tasks) void boss.offWork(name, { wait: false });
      return boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

/** Returns those of the queues in which a task is due. */
async function listDueQueues(boss: PgBoss, names: string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name from unnest($1::text[]) name where exists (
      select from pgboss.job where job.name = name.name and state < 'active' and start_after <= now()
    )`,
    [names],
  );
  return rows.map(({ name }) => name);
}

const looks = {
  pollingIntervalSeconds: UNANNOUNCED_POLL_SECONDS,
  notifyPollingIntervalSeconds: POLL_SECONDS,
};

/** Starts the workers of a task and returns their IDs. */
async function work<S>(boss: PgBoss, task: AnyQueueTask<S>, services: S, log: Logger): Promise<string[]> {
  const atOnce = task.atOnce ?? (task.schedule ? 1 : USUALLY_AT_ONCE);
  const parts = Math.min(PARTS, atOnce);
  const batchSize = Math.ceil(atOnce / parts);
  const options = { ...looks, batchSize, heartbeatRefreshSeconds: HEARTBEAT_SECONDS };
  const warn = throttledWarning(log, `${task.name} failed and will be retried`);
  const workers: string[] = [];
  for (let part = 0; part < parts; part += 1) {
    const worker: string = await boss.work<object>(task.name, options, async (jobs) => {
      const ended = await Promise.allSettled(jobs.map((job) => runTask(boss, task, services, job, warn)));
      // The batch was full, so there may be more.
      if (jobs.length === batchSize) boss.notifyWorker(worker);
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
    });
    workers.push(worker);
  }
  return workers;
}

/** Keeps permanently failed tasks for staff and logs each once. Returns the ID of its worker. */
function reportParked(boss: PgBoss, db: Database, log: Logger): Promise<string> {
  const options = { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const;
  return boss.work(PARKED, options, async (jobs: JobWithMetadata[]) => {
    for (const { sourceName: task, sourceId: id } of jobs) {
      await sql`
        update pgboss.job set deletion_seconds = ${PARKED_DAYS * 86_400}
        where name = ${task} and id = ${id} and state = 'failed'`.execute(db);
      log.error({ task, id }, 'a task failed for good (npm run staff -- failed-tasks)');
    }
  });
}
