import type pg from 'pg';
import { openClient } from '#platform/database/open-client.ts';

type Connection = Pick<pg.Client, 'query' | 'end'>;

const ROUNDS = 3;

/**
 * Rejects a pooler that gives each transaction another connection: session settings, advisory locks and `LISTEN`
 * would silently be those of other clients. Two clients that are connected at the same time then share a server
 * process, or one client changes it.
 */
export async function rejectTransactionPooling(url: string, connect = () => connectTo(url)): Promise<void> {
  const clients = await Promise.all([connect(), connect()]);
  try {
    const seen = clients.map(() => new Set<number>());
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, client] of clients.entries()) {
        const { rows } = await client.query('select pg_backend_pid() as pid');
        seen[place]?.add(rows[0].pid);
      }
    }
    const isOwn =
      seen.every((pids) => pids.size === 1) && new Set(seen.flatMap((pids) => [...pids])).size === 2;
    if (!isOwn)
      throw new Error(
        'DATABASE_URL leads to a pooler in transaction mode. Set it to session mode, or connect to PostgreSQL directly.',
      );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

function connectTo(connectionString: string): Promise<Connection> {
  return openClient({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 });
}
