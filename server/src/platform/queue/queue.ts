import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import { derivedId } from '#platform/database/derived-id.ts';
import { prepareQueues } from '#platform/queue/prepare-queues.ts';
import { QUEUE_LIMITS, queueConnection } from '#platform/queue/queue-connection.ts';
import type { AnyQueueTask, TaskName } from '#platform/queue/queue-task.ts';
import { reasonOf } from '#platform/queue/run-task.ts';

/** What finding due tasks needs; the tasks may need more. */
interface DrainServices {
  db: Database;
  now: () => Date;
}

interface Claimed {
  id: string;
  name: string;
  data: object;
}

/** Where a use case adds work to do after its transaction. */
export interface Queue {
  /**
   * Adds a task in the given transaction: it exists if and only if that commits, and runs no earlier than
   * `notBefore`. Adding it again with the same key, at the same time or within a week after it ran, has no
   * effect.
   */
  add: <P extends object>(
    db: Database,
    task: TaskName<P>,
    payload: P,
    notBefore?: Date,
    key?: string,
  ) => Promise<void>;
}

export interface OpenQueue<S> extends Queue {
  /** Runs all tasks due by the services' clock and returns when none is left. */
  drain: (services: S) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the durable queue in PostgreSQL, to which tasks of the given kinds can be added. */
export async function openQueue<S extends DrainServices>(
  connectionString: string,
  tasks: AnyQueueTask<S>[],
  onError: (error: Error) => void,
): Promise<OpenQueue<S>> {
  const boss = new PgBoss({
    ...queueConnection(connectionString, QUEUE_LIMITS),
    max: 2,
    supervise: false,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  await prepareQueues(boss, tasks);

  return {
    add: async (db, task, payload, notBefore, key) => {
      await boss.send(task.name, payload, {
        db: fromKysely(db),
        ...(notBefore && { startAfter: notBefore }),
        // The table holds one task per kind and id.
        ...(key && { id: derivedId(key) }),
      });
    },
    drain: (services) => drainQueue(boss, tasks, services),
    close: () => boss.stop({ graceful: false }),
  };
}

/**
 * Runs all tasks that are due by the services' clock, oldest first, including those they add, and returns
 * when none is left. The first failure is kept for a retry and thrown.
 */
async function drainQueue<S extends DrainServices>(
  boss: PgBoss,
  tasks: AnyQueueTask<S>[],
  services: S,
): Promise<void> {
  const kinds = new Map(tasks.map((task) => [task.name, task]));
  for (;;) {
    const claimed = await claimDueTask(services, [...kinds.keys()]);
    if (!claimed) return;
    const { id, name, data } = claimed;
    try {
      await kinds.get(name)?.run(services, data, id);
    } catch (error) {
      await boss.fail(name, id, reasonOf(error));
      await convertRetryTime(services, id);
      throw error;
    }
    await boss.complete(name, id);
  }
}

/**
 * Claims a task as a worker does. A task without a start time starts at its creation time, by the database's
 * clock.
 */
async function claimDueTask({ db, now }: DrainServices, names: string[]): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
      retry_count = retry_count + (started_on is not null)::int
    where id = (
      select id from pgboss.job
      where state < 'active' and not blocked and name = any(${names})
        and (start_after = created_on or start_after <= ${now().toISOString()})
      order by priority desc, created_on, ctid limit 1 for update skip locked
    )
    returning id, name, data`.execute(db);
  return rows[0];
}

/** Converts the retry delay, which counts from the database's current time, to our clock. */
async function convertRetryTime({ db, now }: DrainServices, id: string) {
  await sql`
    update pgboss.job set start_after = ${now().toISOString()}::timestamptz + (start_after - now())
    where id = ${id} and state = 'retry'`.execute(db);
}
