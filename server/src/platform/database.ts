import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#platform/database-types.generated.ts';
import { preparing } from '#platform/prepared-statements.ts';

export type Database = Kysely<DB>;

// A date column is a calendar day; a Date object would shift it by time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
// An instant is an ISO text from the database to the screen.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (instant) => new Date(instant).toISOString());
// Counts fit a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** What a pool may take of the database. */
interface Share {
  connections: number;
  /** How long a statement may run. */
  statementMs: number;
}

const USUAL: Share = { connections: 20, statementMs: 10_000 };
/** For what strangers may ask in words of their own: the costliest of it leaves enough for everybody else. */
export const SEARCHES: Share = { connections: 10, statementMs: 2000 };

/** Opens a pool on the database; nothing waits for ever, neither for a connection nor for a lock. */
export function connect(
  connectionString: string,
  onError: (error: Error) => void,
  { connections, statementMs }: Share = USUAL,
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementMs,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks is replaced by the pool; without a listener of its own it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  // The pool repeats the errors of its idle connections.
  pool.on('error', () => {});
  return new Kysely({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
}

/** Whether a database error carries one of PostgreSQL's codes or our own (migrations, errcode). */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof pg.DatabaseError && error.code === code;
}

// Connections refused, lost or too many; a server that starts, stops or ran out of disk; a wait cut short.
const awayCodes = /^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|08...|53...|57P0.|57014|55P03|25P03)$/;
// pg has no codes for these.
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error of a query means that the database cannot answer now, and may soon. */
export function isDatabaseAway(error: Error & { code?: unknown }): boolean {
  return awayCodes.test(String(error.code)) || awayMessages.test(error.message);
}
