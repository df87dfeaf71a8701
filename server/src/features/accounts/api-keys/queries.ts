import type { ApiScope } from '@kirdaar/contract/rules/api-scopes';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Returns the API keys of an account that have not ended, newest first. */
export function listApiKeys(db: Database, account_id: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'device as name', 'created_at', 'last_used_on', 'expires_at'])
    .select(sql<ApiScope[]>`api_scopes`.as('scopes'))
    .where('account_id', '=', account_id)
    .where('api_scopes', 'is not', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
