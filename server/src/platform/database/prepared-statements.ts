import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { tracedStatement } from '#platform/config/traced.ts';
import { type ConnectionSource, checked } from '#platform/database/checked-connections.ts';

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
export function preparing(pool: pg.Pool, max = MAX_STATEMENTS): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const source = checked(pool);
  return {
    connect: async () => {
      const client = await source.connect();
      const known = clients.get(client) ?? preparingClient(client, max, source);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function preparingClient(
  client: pg.PoolClient,
  max: number,
  source: Pick<ConnectionSource, 'reportLost'>,
): PostgresPoolClient {
  const names = new Map<string, string>();
  let isSpent = false;

  function nameFor(text: string): string | undefined {
    if (!planned.test(text)) return undefined;
    const known = names.get(text);
    if (known || names.size >= max) {
      isSpent ||= !known;
      return known;
    }
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  async function query(text: string, values: readonly unknown[]) {
    const name = nameFor(text);
    const sentAt = performance.now();
    try {
      return await tracedStatement(text, () =>
        client.query({ ...(name && { name }), text, values: [...values] }),
      );
    } catch (error) {
      // Without an answer nobody knows what the connection would say next.
      isSpent ||= !(error instanceof pg.DatabaseError) || error.code === OUTDATED;
      if (isUnanswered(error)) {
        source.reportLost(sentAt);
        // Otherwise the rollback that follows would wait as long again.
        closeAtOnce(client);
      }
      throw error;
    }
  }
  const release = (discard?: boolean) => client.release(discard || isSpent);
  // The cast is safe: no cursor is configured, so Kysely never passes one.
  return { query, release } as unknown as PostgresPoolClient;
}

/** Whether a statement failed because no answer came within the client's own limit. */
export function isUnanswered(error: unknown): boolean {
  // pg has no code for it.
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Closes a connection without waiting for the statement that it still waits for. */
function closeAtOnce(client: pg.PoolClient) {
  // The cast is safe: a pool's clients are full clients, although their type leaves out `end`.
  void (client as unknown as pg.Client).end();
}
