import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** So many statements one connection keeps planned; each takes memory of the server. */
const STATEMENTS_MOST = 300;
/** What cannot be planned ahead, such as `begin`, goes as it is. */
const planned = /^\s*(select|insert|update|delete|with)\b/i;
/** PostgreSQL refuses a planned statement whose tables were changed under it. */
const OUTDATED = '0A000';

/**
 * The pool for Kysely, with statements that each connection plans once: Kysely sends them without a name,
 * and PostgreSQL plans those every time. What goes beyond the bound is planned each time, and its connection
 * then gives way to a new one.
 */
export function preparing(pool: pg.Pool, most = STATEMENTS_MOST): PostgresPool {
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
  // No cursor is configured, so that Kysely passes none.
  return { query, release } as unknown as PostgresPoolClient;
}
