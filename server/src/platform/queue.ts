import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '#platform/database.ts';
import { drainQueue } from '#platform/drain-queue.ts';
import type { Services } from '#platform/services.ts';

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
  run: (services: Services, payload: P, id: string) => Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tasks holds tasks of every payload.
export type AnyTask = Task<any>;

/** Where a use case leaves work to be done after its transaction. */
export interface Queue {
  /** Adds a task inside the given transaction: it exists if and only if that commits. It waits for the instant. */
  add: <P extends object>(db: Database, task: Task<P>, payload: P, notBefore?: Date) => Promise<void>;
}

export interface OpenQueue extends Queue {
  /** Runs tasks as they come, until the queue is closed. */
  work: (services: Services) => Promise<void>;
  /** Runs all that is due by the clock of the services, and returns when nothing is left. */
  drain: (services: Services) => Promise<void>;
  close: () => Promise<void>;
}

const INDIA = 'Asia/Kolkata';
const POLL_SECONDS = 0.5;
const queueOptions = { retryLimit: 8, retryDelay: 5, retryBackoff: true };
const USUAL_SECONDS = 60;

/** Opens the durable queue in PostgreSQL for the given kinds of task. */
export async function openQueue(
  connectionString: string,
  tasks: AnyTask[],
  onError: (error: Error) => void,
): Promise<OpenQueue> {
  const boss = new PgBoss({ connectionString, max: 4 });
  boss.on('error', onError);
  await boss.start();
  for (const { name, schedule, seconds = USUAL_SECONDS } of tasks) {
    await boss.createQueue(name, { ...queueOptions, expireInSeconds: seconds });
    if (schedule) await boss.schedule(name, schedule, {}, { tz: INDIA });
  }

  return {
    add: async (db, task, payload, notBefore) => {
      await boss.send(task.name, payload, {
        db: fromKysely(db),
        ...(notBefore && { startAfter: notBefore }),
      });
    },
    work: async (services) => {
      for (const task of tasks) {
        await boss.work<object>(task.name, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
          for (const job of jobs) await task.run(services, job.data, job.id);
        });
      }
    },
    drain: (services) => drainQueue(boss, tasks, services),
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
