import type { StaffHoldings } from '@kirdaar/contract/admin/people';
import { type SqlBool, sql } from 'kysely';
import type { Move } from '#features/admin/account-merges/merged-rows.ts';
import type { Database } from '#platform/database/database.ts';

/** Counts what a talent account has; undefined without such an account. */
export function findHoldings(db: Database, id: string): Promise<Omit<StaffHoldings, 'plan'> | undefined> {
  const count = (table: 'application' | 'conversation' | 'talent_media' | 'plan_order' | 'saved_job') =>
    sql<number>`(select count(*)::integer from ${sql.table(table)} where talent_id = account.id)`;
  return db
    .selectFrom('account')
    .select([
      count('application').as('applications'),
      count('conversation').as('conversations'),
      count('talent_media').as('media'),
      count('plan_order').as('orders'),
      count('saved_job').as('saved_calls'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks accounts with their profiles, so that nothing is added to them. */
export async function lockAccounts(db: Database, ids: readonly string[]) {
  await db.selectFrom('account').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  await db.selectFrom('talent').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Whether one of these talent has or had a guardian. */
export async function haveGuardian(db: Database, ids: readonly string[]): Promise<boolean> {
  const guardian = db.selectFrom('guardian').select('id').where('talent_id', 'in', ids).limit(1);
  return (await guardian.executeTakeFirst()) !== undefined;
}

/** Whether two talent have plans for the same time, part of which is still to come. */
export async function havePlansAtOnce(db: Database, one: string, other: string, now: Date): Promise<boolean> {
  const ends = (plan: 'a' | 'b') =>
    sql`greatest(${sql.ref(plan)}.starts_at, least(${sql.ref(plan)}.ends_at, ${sql.ref(plan)}.ended_at))`;
  const both = await db
    .selectFrom('subscription as a')
    .innerJoin('subscription as b', (join) => join.on('b.talent_id', '=', other))
    .select('a.id')
    .where('a.talent_id', '=', one)
    .where(sql<SqlBool>`tstzrange(a.starts_at, ${ends('a')}) && tstzrange(b.starts_at, ${ends('b')})`)
    .where(sql<SqlBool>`least(${ends('a')}, ${ends('b')}) > ${now.toISOString()}`)
    .limit(1)
    .executeTakeFirst();
  return both !== undefined;
}

/** Moves the rows of a table from one account to another, and returns how many moved. */
export async function moveRows(
  db: Database,
  place: string,
  { unlessTaken, when, set }: Move,
  { id, into }: { id: string; into: string },
): Promise<number> {
  const [table = '', column = ''] = place.split('.');
  const [rows, holder] = [sql.table(table), sql.ref(column)];
  const written = (part: string) => sql.join(part.split(':into').map(sql.raw), sql`${into}::uuid`);
  // The same names mean the row of the kept account inside the list and the moved row before it.
  const like = unlessTaken && sql.raw(unlessTaken.join(', '));
  const isFree =
    like && sql`((${like}) in (select ${like} from ${rows} own where own.${holder} = ${into})) is not true`;
  const conditions = [
    sql`moved.${holder} = ${id}`,
    ...(when ? [written(when)] : []),
    ...(isFree ? [isFree] : []),
  ];
  const changes = [sql`${holder} = ${into}`, ...(set ? [written(set)] : [])];
  const { numAffectedRows } = await sql`
    update ${rows} as moved set ${sql.join(changes)} where ${sql.join(conditions, sql` and `)}
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Takes files that did not move out of the kits that did. */
export function emptyKitsOfOtherFiles(db: Database, talent_id: string) {
  const own = (column: 'headshot' | 'full_photo' | 'audition_video') =>
    sql<string | null>`(
      select id from talent_media where talent_media.id = ${sql.ref(column)}
        and talent_media.talent_id = application_kit.talent_id
    )`;
  return db
    .updateTable('application_kit')
    .set({
      headshot: own('headshot'),
      full_photo: own('full_photo'),
      audition_video: own('audition_video'),
    })
    .where('talent_id', '=', talent_id)
    .execute();
}
