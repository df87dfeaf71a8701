import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** The maximum of prepared statements per connection; each takes memory on the server. */
const MAX_STATEMENTS = 300;
/** Statements that can be prepared; any other, such as `begin`, is sent as it is. */
const planned = /^\s*(select|insert|update|delete|with)\b/i;
/** PostgreSQL's error for a prepared statement whose tables changed. */
const OUTDATED = '0A000';

/**
 * Wraps a pool for Kysely so that each connection prepares statements once: Kysely sends them unnamed, and
 * PostgreSQL would plan them every time. Beyond the limit a statement is planned each time, and its
 * connection is then replaced by a new one.
 */
export function preparing(pool: pg.Pool, most = MAX_STATEMENTS): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, most);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function preparingClient(client: pg.PoolClient, most: number): PostgresPoolClient {
  const names = new Map<string, string>();
  let isSpent = false;

  function nameFor(text: string): string | undefined {
    if (!planned.test(text)) return undefined;
    const known = names.get(text);
    if (known || names.size >= most) {
      isSpent ||= !known;
      return known;
    }
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  async function query(text: string, values: readonly unknown[]) {
    const name = nameFor(text);
    try {
      return await client.query({ ...(name && { name }), text, values: [...values] });
    } catch (error) {
      isSpent ||= error instanceof pg.DatabaseError && error.code === OUTDATED;
      throw error;
    }
  }
  const release = (discard?: boolean) => client.release(discard || isSpent);
  // The cast is safe: no cursor is configured, so Kysely never passes one.
  return { query, release } as unknown as PostgresPoolClient;
}
