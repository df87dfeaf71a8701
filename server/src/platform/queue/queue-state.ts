import pg from 'pg';
import { QUEUE_LIMITS, queueConnection } from '#platform/queue/queue-connection.ts';

/** What waits in one queue. */
export interface QueueState {
  queue: string;
  /** Tasks that are due and wait for a worker. */
  waiting: number;
  running: number;
  /** Tasks that ran out of attempts. */
  failed: number;
  /** How long the oldest waiting task has been due. */
  oldest_seconds: number;
}

/** Opens one connection that reads the state of all queues for monitoring. */
export function openQueueState(connectionString: string) {
  const pool = new pg.Pool({ ...queueConnection(connectionString, QUEUE_LIMITS), max: 1 });
  // The next read reports a connection that is lost.
  pool.on('error', () => {});
  return {
    read: async (): Promise<QueueState[]> => {
      const { rows } = await pool.query<QueueState>(`
        select queue.name queue,
          count(job) filter (where job.state in ('created', 'retry') and job.start_after <= now())::int waiting,
          count(job) filter (where job.state = 'active')::int running,
          count(job) filter (where job.state = 'failed')::int failed,
          coalesce(extract(epoch from now() - min(job.start_after)
            filter (where job.state in ('created', 'retry') and job.start_after <= now())), 0)::float oldest_seconds
        from pgboss.queue left join pgboss.job on job.name = queue.name and job.state <> 'completed'
        group by queue.name`);
      return rows;
    },
    close: () => pool.end(),
  };
}
