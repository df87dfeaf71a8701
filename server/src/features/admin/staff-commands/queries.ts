import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Returns the houses with a verified account, those that staff should review first at the top. */
export function listHouses(db: Database) {
  return selectHouse(db)
    .orderBy(sql`cardinality(identity_warnings) > 0 or gst_matches_pan is false`, 'desc')
    .orderBy('production_house.created_at')
    .orderBy('production_house.id')
    .execute();
}

/** Finds the house by its id or by an account's email. */
export function findHouse(db: Database, house: { id: string } | { email: string }) {
  const houses = selectHouse(db);
  return (
    'id' in house
      ? houses.where('production_house.id', '=', house.id)
      : houses.where('production_house.id', '=', (eb) =>
          eb
            .selectFrom('account as member')
            .select('member.production_house_id')
            .where('member.role', '=', 'production')
            .where('member.mailbox', '=', mailboxOf(house.email))
            .$castTo<string>(),
        )
  ).executeTakeFirst();
}

/** Records the identity check of a verified talent account, once; the first time stays. */
export function updateIdentityVerified(db: Database, email: string, now: Date) {
  return db
    .updateTable('talent')
    .set({
      identity_verified_at: sql<string>`coalesce(identity_verified_at, ${now.toISOString()}::timestamptz)`,
    })
    .from('account')
    .whereRef('account.id', '=', 'talent.id')
    .where('account.mailbox', '=', mailboxOf(email))
    .where('account.verified_at', 'is not', null)
    .returning('talent.name')
    .executeTakeFirst();
}

// The contact of a house with several members: the one who registered it, or else the earliest who is still a
// member.
const speaker = sql<string>`(
  select id from account member where member.production_house_id = production_house.id
  order by removed_at is not null, came_by_invitation, created_at, id limit 1
)`;

function selectHouse(db: Database) {
  return db
    .selectFrom('production_house')
    .innerJoin('account', 'account.production_house_id', 'production_house.id')
    .select([
      'production_house.id',
      'production_house.company_name',
      'production_house.verification',
      'production_house.gst_matches_pan',
      'account.email',
      'account.identity_warnings',
    ])
    .select(
      sql<number>`(select count(*) from job where production_house_id = production_house.id and status = 'pending')`.as(
        'waiting',
      ),
    )
    .where('account.verified_at', 'is not', null)
    .where('account.id', '=', speaker);
}

interface FailedTask {
  id: string;
  name: string;
  failed_at: string;
  tries: number;
  reason: string | null;
}

/** Returns the tasks that have no attempts left, latest first. Omits the payload, which may be personal. */
export async function listFailedTasks(db: Database): Promise<FailedTask[]> {
  const { rows } = await sql<FailedTask>`
    select id, name, completed_on as failed_at, retry_count + 1 as tries,
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason
    from pgboss.job where state = 'failed' order by completed_on desc, id`.execute(db);
  return rows;
}

/** Gives a failed task the attempts of a new one. Returns undefined if it had not failed. */
export async function updateTaskToRetry(db: Database, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job
    set state = 'retry', retry_count = 0, started_on = null, completed_on = null, start_after = created_on,
      keep_until = now() + (keep_until - start_after)
    where id = ${id} and state = 'failed' returning name`.execute(db);
  return rows[0];
}
