import pg from 'pg';
import { keptAlive } from '#platform/database/database.ts';
import { migrationNames } from '#platform/database/migrate.ts';

/** Returns the migrations that the database lacks. Fails if it does not answer within a second. */
export type DatabaseCheck = () => Promise<string[]>;

const LIMIT_MS = 1000;

/**
 * Opens a connection for health checks alone: those of the product may all be busy, or silently cut. Checks at
 * the same time share one question.
 */
export function openDatabaseCheck(connectionString: string, limitMs = LIMIT_MS) {
  const pool = new pg.Pool({
    ...keptAlive,
    connectionString,
    max: 1,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    // The next check comes before it would be closed.
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let running: Promise<string[]> | undefined;

  async function ask() {
    const { rows } = await pool.query<{ name: string }>('select name from migration');
    const applied = new Set(rows.map(({ name }) => name));
    return (await migrationNames()).filter((name) => !applied.has(name));
  }

  function check() {
    running ??= withinLimit(ask(), limitMs).finally(() => {
      running = undefined;
    });
    return running;
  }
  return { check, close: () => pool.end() };
}

/** Connecting and asking have a limit each; together they have this one. */
async function withinLimit<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('The database does not answer.')), limitMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
