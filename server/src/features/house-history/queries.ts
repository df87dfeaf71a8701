import { type JobAct, jobActs } from '@kirdaar/contract/rules/house-acts';
import { LIST_MOST } from '@kirdaar/contract/rules/limits';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { HouseAct, HouseEvent } from '#platform/database-types.generated.ts';

/** Somebody of a house. */
interface Member {
  id: string;
  production_house_id: string;
}

interface Done {
  act: JobAct;
  /** Who did it for the house. */
  account_id: string;
  now: Date;
  /** When the audition begins that it is about. */
  about?: string | undefined;
}

/** Notes what somebody did to some calls. */
export async function insertJobEvents(db: Database, jobIds: string[], { act, account_id, now, about }: Done) {
  await db
    .insertInto('house_event')
    .columns(['production_house_id', 'job_id', 'act', 'account_id', 'about', 'happened_at'])
    .expression(
      db
        .selectFrom('job')
        .select([
          'production_house_id',
          'id as job_id',
          sql<JobAct>`${act}::house_act`.as('act'),
          sql<string>`${account_id}::uuid`.as('account_id'),
          sql<string | null>`${about ?? null}::timestamptz`.as('about'),
          sql<string>`${now.toISOString()}::timestamptz`.as('happened_at'),
        ])
        .where('id', '=', sql<string>`any(${jobIds}::uuid[])`),
    )
    .execute();
}

/** Notes what somebody did to a list or to the team. */
export async function insertHouseEvent(
  db: Database,
  { id: account_id, production_house_id }: Member,
  now: Date,
  done: Pick<
    Insertable<HouseEvent>,
    'act' | 'talent_list_id' | 'talent_id' | 'member_id' | 'name' | 'team_role'
  >,
) {
  await db
    .insertInto('house_event')
    .values({ ...done, production_house_id, account_id, happened_at: now.toISOString() })
    .execute();
}

/** What was done of certain things, and by whom; the latest first. */
export function selectHouseEvents<A extends HouseAct>(db: Database, acts: readonly A[]) {
  return db
    .selectFrom('house_event')
    .select([
      'house_event.id',
      sql.ref<A>('act').as('act'),
      sql<string | null>`member_name(house_event.account_id)`.as('by'),
      'happened_at',
    ])
    .where('act', 'in', acts)
    .orderBy('house_event.id', 'desc')
    .limit(LIST_MOST);
}

/** What was done to a call, or of certain things only, and by whom; the latest first. */
export function listJobEvents(db: Database, jobId: string, acts: readonly JobAct[] = jobActs) {
  return selectHouseEvents(db, acts).select('about').where('job_id', '=', jobId).execute();
}

/** Who posted `job`, by name. */
export const postedBy = sql<string | null>`(
  select member_name(account_id) from house_event where job_id = job.id and act = 'posted' order by id limit 1
)`;
