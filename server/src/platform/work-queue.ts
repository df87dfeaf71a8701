import { sql } from 'kysely';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { warnOfTrouble } from '#platform/logger.ts';
import { PARKED } from '#platform/prepare-queues.ts';
import type { AnyTask } from '#platform/queue.ts';
import { runTask } from '#platform/run-task.ts';
import type { Services } from '#platform/services.ts';

const USUALLY_AT_ONCE = 12;
/** What runs at once is taken in so many parts, so that a task that takes long holds up few others. */
const PARTS = 3;
/** How soon a task runs whose wait is over. One without a wait is announced by the database. */
const LOOK_SECONDS = 5;
const UNANNOUNCED_LOOK_SECONDS = 0.5;
const HEARTBEAT_SECONDS = 5;
/** How often some worker looks for tasks whose worker fell silent. */
const TAKE_OVER_SECONDS = 10;
const STOP_MS = 10_000;
const PARKED_DAYS = 90;

/**
 * Runs tasks in this process as they come, beside other processes that do. Answers how to stop: what runs
 * may end, within a bound, and the rest stays for others.
 */
export async function workQueue(
  connectionString: string,
  tasks: AnyTask[],
  services: Services,
  log: Logger,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    connectionString,
    max: 6,
    useListenNotify: true,
    superviseIntervalSeconds: TAKE_OVER_SECONDS,
    monitorIntervalSeconds: TAKE_OVER_SECONDS,
    cronWorkerIntervalSeconds: 1,
    // No task waits for another here.
    flowIntervalSeconds: 3600,
  });
  boss.on('error', warnOfTrouble(log, 'the queue cannot work'));
  boss.on('warning', ({ message }) => log.warn(message));
  await boss.start();
  for (const task of tasks) await work(boss, task, services, log);
  await reportParked(boss, services, log);
  return () => {
    // From now on nothing new is taken, whatever else takes its time to stop.
    for (const { name } of tasks) void boss.offWork(name, { wait: false });
    return boss.stop({ graceful: true, timeout: STOP_MS });
  };
}

const looks = {
  pollingIntervalSeconds: UNANNOUNCED_LOOK_SECONDS,
  notifyPollingIntervalSeconds: LOOK_SECONDS,
};

async function work(boss: PgBoss, task: AnyTask, services: Services, log: Logger) {
  const atOnce = task.atOnce ?? (task.schedule ? 1 : USUALLY_AT_ONCE);
  const parts = Math.min(PARTS, atOnce);
  const batchSize = Math.ceil(atOnce / parts);
  const options = { ...looks, batchSize, heartbeatRefreshSeconds: HEARTBEAT_SECONDS };
  const warn = warnOfTrouble(log, `${task.name} failed and is tried again`);
  for (let part = 0; part < parts; part += 1) {
    const worker: string = await boss.work<object>(task.name, options, async (jobs) => {
      const ended = await Promise.allSettled(jobs.map((job) => runTask(boss, task, services, job, warn)));
      // As many as it takes came, so there may be more.
      if (jobs.length === batchSize) boss.notifyWorker(worker);
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
    });
  }
}

/** Keeps for staff what failed for good, and tells the log of it once. */
async function reportParked(boss: PgBoss, { db }: Services, log: Logger) {
  await boss.work(PARKED, { includeMetadata: true }, async (jobs: JobWithMetadata[]) => {
    for (const { sourceName: task, sourceId: id } of jobs) {
      await sql`
        update pgboss.job set deletion_seconds = ${PARKED_DAYS * 86_400}
        where name = ${task} and id = ${id} and state = 'failed'`.execute(db);
      log.error({ task, id }, 'a task failed for good (npm run staff -- failed-tasks)');
    }
  });
}
