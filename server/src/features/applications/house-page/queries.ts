import type { HouseAnswers, HousePay } from '@kirdaar/contract/applications/house-page';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { isOpen, isPublic, selectJob } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

const MAX_JOBS = 24;

export function findPublicHouse(db: Database, id: string, now: Date) {
  const counted = db
    .selectFrom('job')
    .select([
      sql<number>`count(*)`.as('calls'),
      sql<number>`count(*) filter (where not ${isOpen(now)})`.as('past'),
    ])
    .where('production_house_id', '=', id)
    .where(isPublic);
  return db
    .selectFrom('production_house')
    .innerJoin(counted.as('counted'), (join) => join.onTrue())
    .select([
      'production_house.id',
      sql<string>`production_house.company_name`.as('company_name'),
      'production_house.profile_photo as image',
      sql<boolean>`production_house.verification = 'documents'`.as('verified'),
      'production_house.location',
      'production_house.type_of_work',
      'counted.past',
      timestampText(
        sql`(select min(verified_at) from account where production_house_id = production_house.id)`,
      ).as('joined_at'),
    ])
    .where('production_house.id', '=', id)
    .where('production_house.company_name', 'is not', null)
    .where('counted.calls', '>', 0)
    .executeTakeFirst();
}

export function listOpenJobs(db: Database, houseId: string, now: Date) {
  return selectJob(db)
    .where('job.production_house_id', '=', houseId)
    .where(isOpen(now))
    .orderBy('job.posted_on', 'desc')
    .orderBy('job.id', 'desc')
    .limit(MAX_JOBS)
    .execute();
}

export async function countAnswers(
  db: Database,
  houseId: string,
  { from, to }: { from: Date; to: Date },
): Promise<HouseAnswers> {
  const { rows } = await sql<HouseAnswers>`
    select count(*)::integer as applications, count(answered_at)::integer as answered,
      ceil(extract(epoch from percentile_cont(0.5) within group (order by answered_at - applied_at)) / 86400)::integer
        as median_days
    from application join job on job.id = application.job_id
      left join lateral (
        select min(happened_at) as answered_at from status_change
        where application_id = application.id and party = 'house'
          and status in ('shortlisted', 'audition', 'selected', 'not_selected')
      ) answer on true
    where job.production_house_id = ${houseId} and application.status <> 'withdrawn'
      and applied_at >= ${from.toISOString()} and applied_at < ${to.toISOString()}
  `.execute(db);
  return rows[0] ?? { applications: 0, answered: 0, median_days: null };
}

/** Null of too few bookings. */
export async function findPay(db: Database, houseId: string, now: Date): Promise<HousePay | null> {
  const { rows } = await sql<HousePay>`select * from house_pay(${houseId}, ${dayInIndia(now)})`.execute(db);
  return rows[0] ?? null;
}
