import pg from 'pg';
import { keptAlive } from '#platform/database/database.ts';

/** One connection for short questions, apart from those of the product, which may all be busy or silently cut. */
export interface SingleConnection {
  /** Fails if the answer does not come within the limit, connecting included. */
  ask: <Row extends pg.QueryResultRow>(statement: string) => Promise<Row[]>;
  close: () => Promise<void>;
}

export function openSingleConnection(connectionString: string, limitMs: number): SingleConnection {
  const pool = new pg.Pool({
    ...keptAlive,
    connectionString,
    max: 1,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    // The next question comes before it would be closed.
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    ask: async <Row extends pg.QueryResultRow>(statement: string) => {
      const { rows } = await withinLimit(pool.query<Row>(statement), limitMs);
      return rows;
    },
    close: () => pool.end(),
  };
}

/** Connecting and asking have a limit each; together they have this one. */
async function withinLimit<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('The database does not answer.')), limitMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
