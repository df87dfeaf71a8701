/** How often a task is attempted, and the longest delay between attempts; delays grow up to it. */
export interface RetryPolicy {
  tries: number;
  longestWaitSeconds: number;
}

/**
 * For tasks that need an external service which may be down for hours: retried for a day, soon after the
 * service is back.
 */
export const A_DAY: RetryPolicy = { tries: 24 * 80, longestWaitSeconds: 45 };

/** What the queue needs to know about a kind of task. */
export interface TaskSettings {
  name: string;
  /** When the task runs by itself, without payload: a cron expression in Indian time. */
  schedule?: string;
  /** Its time limit, when a minute is too short. */
  seconds?: number;
  /** Its retries, when a quarter of an hour of attempts is too little. */
  retryPolicy?: RetryPolicy;
  /** How many of these tasks one process runs at a time; by default one if scheduled, otherwise several. */
  atOnce?: number;
}

/** The name of a kind of task with the payload `P`, for those who may not know what it does. */
export interface TaskName<P extends object> {
  name: string;
  run?: (services: never, payload: P, id: string) => Promise<void>;
}

/**
 * A kind of background task that runs with the services `S`. It may run twice, because a worker can die after
 * the effect, so `run` must be idempotent.
 */
export interface QueueTask<S, P extends object> extends TaskSettings {
  run: (services: S, payload: P, id: string) => Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tasks holds tasks of every payload.
export type AnyQueueTask<S> = QueueTask<S, any>;
