import { type RawBuilder, sql } from 'kysely';

/** Formats an instant as the API does; within JSON, PostgreSQL would use its own format. */
export function timestampText(instant: RawBuilder<string>) {
  return sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * Formats an instant with full microsecond precision, so that exactly the same instant can be found again.
 */
export function exactTimestampText(instant: RawBuilder<string>) {
  return sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
