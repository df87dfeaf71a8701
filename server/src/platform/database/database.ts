import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '#platform/database/database-types.generated.ts';
import { preparing } from '#platform/database/prepared-statements.ts';
import { PrimaryClient } from '#platform/database/primary-client.ts';

export type Database = Kysely<DB>;

// A date column is a calendar day; a Date object would shift it by the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instantOf);
// Counts fit a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * An instant is ISO text all the way from the database to the screen. In UTC only its form changes, because to make a
 * date of PostgreSQL's own form takes ten times as long, and a list has hundreds of them.
 */
function instantOf(text: string): string {
  const [, day, time, fraction = ''] = IN_UTC.exec(text) ?? [];
  return day ? `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z` : new Date(text).toISOString();
}

const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** The limits of a connection pool. */
interface Share {
  connections: number;
  /** The longest time a statement may run. */
  statementMs: number;
}

/**
 * For each pool: lets the system notice connections whose other end is gone, and shortly later PostgreSQL too, and
 * connects to the primary.
 */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, Client: PrimaryClient };
/** How long a new connection may take, or the wait for one that is free. */
const CONNECT_MS = 4000;
/** PostgreSQL ends a statement that takes too long; when its answer does not arrive either, we do. */
const ANSWER_MARGIN_MS = 1000;

/** For everything else. */
export const USUAL: Share = { connections: 20, statementMs: 10_000 };
/**
 * For free-text searches by anyone: even the most expensive ones leave enough capacity for everything else.
 */
export const SEARCHES: Share = { connections: 10, statementMs: 2000 };

/** Opens a pool on the database, with timeouts for connections, statements and locks. */
export function connect(
  connectionString: string,
  onError: (error: Error) => void,
  share: Share = USUAL,
): Database {
  return databaseOf(openPool(connectionString, onError, share));
}

/** Opens the connections of `connect`, for who also watches how they are used. */
export function openPool(
  connectionString: string,
  onError: (error: Error) => void,
  { connections, statementMs }: Share = USUAL,
): pg.Pool {
  const pool = new pg.Pool({
    ...keptAlive,
    connectionString,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs + ANSWER_MARGIN_MS,
    // Set by statements, because connection poolers reject them as parameters of the start.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${statementMs}; set lock_timeout = 5000;
        set idle_in_transaction_session_timeout = 30000`,
      );
    },
  });
  // The pool replaces a broken connection; without its own error listener, the connection would end the
  // process.
  pool.on('connect', (client) => client.on('error', onError));
  // The pool emits again the errors of its idle connections, which are already handled.
  pool.on('error', () => {});
  return pool;
}

/** Opens the query builder on a pool; `onStatement` hears how long each statement took. */
export function databaseOf(pool: pg.Pool, onStatement?: (ms: number) => void): Database {
  return new Kysely({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    ...(onStatement && { log: ({ queryDurationMillis }) => onStatement(queryDurationMillis) }),
  });
}

/** Runs work in the transaction that is open already, or else in one of its own. */
export function inTransaction<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Whether a database error has the given code, one of those in sqlstates.ts. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof pg.DatabaseError && error.code === code;
}

/** Whether a database error says that this constraint is broken. */
export function hasConstraint(error: unknown, name: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === name;
}

// Connections rejected, lost or too many; a server that is starting, stopping or out of disk space; a timeout
// or cancelled wait.
const awayCodes = /^(ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|08...|53...|57P0.|57014|55P03|25P03)$/;
// pg has no codes for these.
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether a query failed because the database is temporarily unavailable. */
export function isDatabaseAway(error: Error & { code?: unknown }): boolean {
  return awayCodes.test(String(error.code)) || awayMessages.test(error.message);
}
