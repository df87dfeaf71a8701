import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { HouseAct } from '#platform/database-types.generated.ts';

/** Says of every call that the owner of its house posted it. */
export async function insertAuthors(db: Database) {
  await db
    .insertInto('house_event')
    .columns(['job_id', 'act', 'account_id', 'happened_at', 'production_house_id'])
    .expression(
      db
        .selectFrom('job')
        .innerJoin('account', 'account.production_house_id', 'job.production_house_id')
        .select([
          'job.id',
          sql<HouseAct>`'posted'::house_act`.as('act'),
          'account.id as account_id',
          'posted_on',
          'job.production_house_id',
        ])
        .where('team_role', '=', 'owner'),
    )
    .execute();
}
