import type { Page } from '@kirdaar/contract/fields';
import type { JobFilter, JobOrder } from '@kirdaar/contract/jobs/jobs';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_COUNTED } from '@kirdaar/contract/rules/limits';
import { sql } from 'kysely';
import { isOpen, matchesFilter, selectJob } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';

const POPULAR_DAYS = 30;

const orders = {
  popular: { columns: ['recent_applications', 'posted_on'], by: sql`job.recent_applications desc` },
  newest: { columns: ['posted_on'], by: undefined },
  closing: { columns: ['closes_at', 'posted_on'], by: sql`job.closes_at` },
  pay: { columns: ['pay', 'posted_on'], by: sql`job.pay desc nulls last` },
} as const;

/** The newest is first among equals. */
export function orderBy(sort: keyof typeof orders) {
  const { by } = orders[sort];
  return sql.join([...(by ? [by] : []), sql`job.posted_on desc`, sql`job.id desc`]);
}

/** Most recent applications first unless sorted. The total is counted up to MAX_COUNTED beyond the page. */
export async function listPopularJobs(
  db: Database,
  now: Date,
  { page, limit, sort, ...filter }: Page & JobFilter & { sort?: JobOrder },
  heard?: string,
) {
  const order = sort ?? 'popular';
  const before = (page - 1) * limit;
  const maxCounted = before + limit + MAX_COUNTED;
  const open = db
    .selectFrom('job')
    .where(isOpen(now))
    .where(matchesFilter(filter, now, heard))
    .select(['id', ...orders[order].columns]);
  const part = sql`order by ${orderBy(order)} limit ${limit} offset ${before}`;
  const total = sql<number>`(select count(*) from counted)`;
  // A short list is sorted; for a long one the index is scanned in list order. The count decides which.
  const shown = sql<{ id: string; total: number }>`(
    with counted as materialized ${open.limit(maxCounted + 1)}
    (select id, ${total} as total from counted job where ${total} <= ${maxCounted} ${part})
    union all
    (select id, ${total} from ${open.where(sql<boolean>`${total} > ${maxCounted}`)} job ${part})
  )`;
  const rows = await selectJob(db)
    .innerJoin(shown.as('shown'), 'shown.id', 'job.id')
    .select('shown.total')
    .orderBy(orderBy(order))
    .execute();
  const beyond = () =>
    db
      .selectFrom(open.limit(maxCounted + 1).as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
  // No row says the total when the page is beyond the last one.
  const counted = rows[0]?.total ?? (page === 1 ? 0 : (await beyond()).total);
  return { rows, total: Math.min(counted, maxCounted), total_is_capped: counted > maxCounted };
}

export async function updateRecentApplications(db: Database, now: Date) {
  const since = new Date(now.getTime() - POPULAR_DAYS * DAY_MS).toISOString();
  await sql`
    with recent as (select job_id, count(*)::integer as number from application where applied_at > ${since} group by job_id)
    update job set recent_applications = coalesce(number, 0)
    from job as counted left join recent on job_id = counted.id
    where counted.id = job.id and counted.recent_applications <> coalesce(number, 0)
  `.execute(db);
}
