import type { Logger } from 'pino';
import type { Metrics } from '#open-metrics.ts';
import type { Config } from '#platform/config/config.ts';
import { throttledWarning } from '#platform/config/logger.ts';
import { databaseOf, openPool, SEARCHES } from '#platform/database/database.ts';
import { NO_REPLICAS, openReplicas, type Replicas } from '#platform/database/replicas.ts';

/** Opens the replicas of DATABASE_READ_URL. One that is away is used when it comes back. */
export function openConfiguredReplicas(
  { ROLE, DATABASE_READ_URL, DATABASE_READ_CONNECTIONS, DATABASE_READ_MAX_LAG_SECONDS }: Config,
  primaryUrl: string,
  metrics: Metrics,
  log: Logger,
): Replicas {
  if (ROLE === 'worker' || DATABASE_READ_URL.length === 0) return NO_REPLICAS;
  const onError = throttledWarning(log, 'a replica of the database is not used');
  const nodes = DATABASE_READ_URL.map((url, place) => {
    const name = `replica ${place + 1}`;
    const pool = openPool(url, onError, { ...SEARCHES, connections: DATABASE_READ_CONNECTIONS });
    return { name, url, pool, db: databaseOf(pool, metrics.watchStatements(name)) };
  });
  const replicas = openReplicas(nodes, {
    primaryUrl,
    maxLagMs: DATABASE_READ_MAX_LAG_SECONDS * 1000,
    onError,
  });
  metrics.watchPools(Object.fromEntries(nodes.map(({ name, pool }) => [name, pool])));
  metrics.watchReplicas(
    nodes.map(({ name }) => name),
    replicas.inUse,
  );
  return replicas;
}
