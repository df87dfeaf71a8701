import { type RawBuilder, sql } from 'kysely';

/** An instant as every answer writes it; within JSON, PostgreSQL would write it in its own way. */
export function instantText(instant: RawBuilder<string>) {
  return sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The same with all that PostgreSQL knows of it, to find the very instant again. */
export function exactInstantText(instant: RawBuilder<string>) {
  return sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
