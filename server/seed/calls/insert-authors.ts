import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { AuditAction } from '#platform/database/database-types.generated.ts';

/** Records the owner of the house as the author of every casting call. */
export async function insertAuthors(db: Database) {
  await db
    .insertInto('audit_log_entry')
    .columns(['job_id', 'action', 'account_id', 'happened_at', 'production_house_id'])
    .expression(
      db
        .selectFrom('job')
        .innerJoin('account', 'account.production_house_id', 'job.production_house_id')
        .select([
          'job.id',
          sql<AuditAction>`'posted'::audit_action`.as('action'),
          'account.id as account_id',
          'posted_on',
          'job.production_house_id',
        ])
        .where('team_role', '=', 'owner'),
    )
    .execute();
}
