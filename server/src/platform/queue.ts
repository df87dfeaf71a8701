import { createHash } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '#platform/database.ts';
import { drainQueue } from '#platform/drain-queue.ts';
import { prepareQueues } from '#platform/prepare-queues.ts';
import type { Services } from '#platform/services.ts';

/** How often a task is tried, and the longest wait before the next try; the waits grow up to it. */
export interface Patience {
  tries: number;
  longestWaitSeconds: number;
}

/** For what an outside service is needed that may be away for hours: tried for a day, soon after the service is back. */
export const A_DAY: Patience = { tries: 24 * 80, longestWaitSeconds: 45 };

/**
 * A kind of background work. A task may run twice (a worker can die after its effect),
 * so `run` must leave the same result when it does.
 */
export interface Task<P extends object = object> {
  name: string;
  /** When it runs by itself, without payload: a cron expression in Indian time. */
  schedule?: string;
  /** How long it may take, when a minute is too short. */
  seconds?: number;
  /** When a quarter of an hour of tries is too little. */
  patience?: Patience;
  /** How many of it one process runs at a time; usually some, and one of what is scheduled. */
  atOnce?: number;
  run: (services: Services, payload: P, id: string) => Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tasks holds tasks of every payload.
export type AnyTask = Task<any>;

/** Where a use case leaves work to be done after its transaction. */
export interface Queue {
  /**
   * Adds a task inside the given transaction: it exists if and only if that commits. It waits for the instant.
   * What is added again with its key, at the same time or within a week after it ran, is the same task.
   */
  add: <P extends object>(
    db: Database,
    task: Task<P>,
    payload: P,
    notBefore?: Date,
    key?: string,
  ) => Promise<void>;
}

export interface OpenQueue extends Queue {
  /** Runs all that is due by the clock of the services, and returns when nothing is left. */
  drain: (services: Services) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the durable queue in PostgreSQL, to which the given kinds of task can be added. */
export async function openQueue(
  connectionString: string,
  tasks: AnyTask[],
  onError: (error: Error) => void,
): Promise<OpenQueue> {
  const boss = new PgBoss({ connectionString, max: 2, supervise: false, schedule: false });
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

/** The table has one task of a kind and id. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  // Version 8: of our own making.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
