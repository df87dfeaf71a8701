import { createHash } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import { type DrainServices, drainQueue } from '#platform/queue/drain-queue.ts';
import { prepareQueues } from '#platform/queue/prepare-queues.ts';
import { QUEUE_LIMITS, queueConnection } from '#platform/queue/queue-connection.ts';
import type { AnyQueueTask, QueueTask } from '#platform/queue/queue-task.ts';

/** Where a use case adds work to do after its transaction. */
export interface Queue {
  /**
   * Adds a task in the given transaction: it exists if and only if that commits, and runs no earlier than
   * `notBefore`. Adding it again with the same key, at the same time or within a week after it ran, has no
   * effect.
   */
  add: <P extends object>(
    db: Database,
    task: QueueTask<never, P>,
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
        ...(key && { id: idOf(key) }),
      });
    },
    drain: (services) => drainQueue(boss, tasks, services),
    close: () => boss.stop({ graceful: false }),
  };
}

/** Derives a task id from a key. The table holds one task per kind and id. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  // UUID version 8 marks a custom id.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
