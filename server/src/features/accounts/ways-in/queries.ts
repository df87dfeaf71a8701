import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/**
 * Ends every way into an account that ends with its sessions (see `waysIn`), in the caller's transaction. The
 * session of the person who does this may stay.
 */
export async function endAccess(db: Database, account_id: string, keptSession: Buffer | null) {
  await sql`select end_access(${account_id}, ${keptSession})`.execute(db);
}
