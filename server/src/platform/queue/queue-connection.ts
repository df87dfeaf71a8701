import { keptAlive } from '#platform/database/database.ts';

/** The limits of the queue's connections. Its own maintenance takes longest, but only seconds. */
export interface QueueLimits {
  answerMs: number;
  connectMs: number;
}

export const QUEUE_LIMITS: QueueLimits = { answerMs: 15_000, connectMs: 4000 };

/**
 * Returns the settings of pg-boss's connections, which it passes on to pg. Without a limit for answers, a
 * connection that was cut silently would stop the worker that uses it until the process is restarted.
 */
export function queueConnection(connectionString: string, { answerMs, connectMs }: QueueLimits) {
  return { ...keptAlive, connectionString, connectionTimeoutMillis: connectMs, query_timeout: answerMs };
}
