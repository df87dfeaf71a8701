import type pg from 'pg';

/** Returns when a pool last gave out or took back a connection, or had no one waiting for one. */
export function activityOf(pool: pg.Pool, now: () => Date): () => Date {
  let movedAt = now();
  for (const event of ['connect', 'acquire', 'release'] as const) {
    pool.on(event, () => {
      movedAt = now();
    });
  }
  return () => (pool.waitingCount > 0 ? movedAt : now());
}
