import type { Page } from '@kirdaar/contract/fields';
import type { JobFilter } from '@kirdaar/contract/jobs';
import { CLOSING_SOON_DAYS, COUNTED_MOST } from '@kirdaar/contract/rules/limits';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { postedBy } from '#features/house-history/queries.ts';
import type { Database } from '#platform/database.ts';
import { readPage } from '#platform/read-page.ts';

const POPULAR_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A call's title on the wire: its role and its project in a line. */
export const jobTitle = sql<string>`job.role_details || ' · ' || job.project_type`;

// All four or none are there.
const childTerms = sql<{
  permit_no: string;
  daily_hours: number;
  stretch_hours: number;
  responsible: string;
} | null>`case when job.child_permit_no is not null then jsonb_build_object(
  'permit_no', job.child_permit_no, 'daily_hours', job.child_daily_hours,
  'stretch_hours', job.child_stretch_hours, 'responsible', job.child_responsible) end`;

/** Every read of a call has these columns, with its contact whole. */
export function selectJob(db: Database) {
  return db
    .selectFrom('job')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select([
      'job.id',
      'job.status',
      'job.posted_on',
      'job.project_type',
      'job.project_description',
      'job.city_location',
      'job.application_deadline',
      'job.image',
      'job.shoot_dates',
      'job.shoot_duration',
      'job.audition_dates',
      'job.audition_type',
      'job.role_details as role',
      'job.role_details as role_title',
      'job.role_type',
      'job.role_description',
      'job.gender',
      'job.age_range',
      'job.category',
      'job.height',
      'job.body_type',
      'job.skills_needed',
      'job.language_required',
      'job.availability_required',
      'job.compensation',
      'job.project_id',
      'job.email',
      'job.phone_number as mobile',
      'production_house.company_name as production_house_name',
      'production_house.company_name as casting_by',
      'production_house.company_name as casting_agency',
    ])
    .select((eb) => [
      jobTitle.as('title'),
      jobTitle.as('project_title'),
      sql<string>`job.body_type || ' · ' || job.height`.as('look'),
      childTerms.as('children'),
      eb.lit(null).as('audition_end_date'),
      eb.lit(false).as('contact_hidden'),
      jsonBuildObject({
        id: eb.ref('production_house.id'),
        company_name: eb.ref('production_house.company_name'),
        image: eb.ref('production_house.profile_photo'),
      }).as('production_house'),
    ]);
}

/** Whether a call takes applications: neither closed by its house nor past its deadline day in India. */
export function isOpen(now: Date) {
  return sql<boolean>`(job.status = 'open' and job.closes_at > ${now.toISOString()})`;
}

/** A call as the given house, or anyone else, may see it: a pending one is its own house's alone. */
export function findJob(db: Database, id: string, production_house_id: string | null) {
  return selectJob(db)
    .where('job.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('job.status', '<>', 'pending'),
        eb('job.production_house_id', 'is not distinct from', production_house_id),
      ]),
    )
    .executeTakeFirst();
}

/** The other calls of a project that its house, or anyone else, may see, in the order of their form. */
export function listSiblings(
  db: Database,
  { id, project_id }: { id: string; project_id: string | null },
  production_house_id: string | null,
) {
  return db
    .selectFrom('job')
    .select(['id', 'role_details as role_title', 'status', 'application_deadline'])
    .where('project_id', '=', project_id)
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        eb('status', '<>', 'pending'),
        eb('production_house_id', 'is not distinct from', production_house_id),
      ]),
    )
    .orderBy('posted_on', 'desc')
    .execute();
}

/** All calls of a house, newest first. */
export function listPostedJobs(db: Database, production_house_id: string, page: Page) {
  const posted = selectPostedJobs(db, production_house_id);
  return readPage(posted.orderBy('job.posted_on', 'desc').orderBy('job.id', 'desc'), page);
}

/** The calls of a house whose shoot starts on a day or later, soonest first. */
export function listUpcomingJobs(db: Database, production_house_id: string, today: string, page: Page) {
  const upcoming = selectPostedJobs(db, production_house_id).where('job.shoot_dates', '>=', today);
  return readPage(upcoming.orderBy('job.shoot_dates').orderBy('job.id'), page);
}

function selectPostedJobs(db: Database, production_house_id: string) {
  return selectJob(db)
    .select(
      sql<number>`(select count(*) from application where application.job_id = job.id)`.as('applicants'),
    )
    .select(
      sql<number>`(select count(*) from application where application.job_id = job.id and application.status < 'selected')`.as(
        'waiting',
      ),
    )
    .select(postedBy.as('posted_by'))
    .where('job.production_house_id', '=', production_house_id);
}

/**
 * Open calls that a filter lets through, those with the most applications in the last 30 days first, then
 * the newest; the total is counted to COUNTED_MOST beyond the page.
 */
export async function listPopularJobs(db: Database, now: Date, { page, limit, ...filter }: Page & JobFilter) {
  const before = (page - 1) * limit;
  const most = before + limit + COUNTED_MOST;
  const open = selectOpenJobs(db, now, filter).select(['id', 'recent_applications', 'posted_on']);
  const part = sql`order by recent_applications desc, posted_on desc, id desc limit ${limit} offset ${before}`;
  const total = sql<number>`(select count(*) from counted)`;
  // Few calls are sorted; of many, the index in list order is walked. Which, is known once they are counted.
  const shown = sql<{ id: string; recent_applications: number; total: number }>`(
    with counted as materialized ${open.limit(most + 1)}
    (select *, ${total} as total from counted where ${total} <= ${most} ${part})
    union all
    (select *, ${total} from ${open.where(sql<boolean>`${total} > ${most}`)} walked ${part})
  )`;
  const rows = await selectJob(db)
    .innerJoin(shown.as('shown'), 'shown.id', 'job.id')
    .select('shown.total')
    .orderBy('shown.recent_applications', 'desc')
    .orderBy('job.posted_on', 'desc')
    .orderBy('job.id', 'desc')
    .execute();
  const counted = rows[0]?.total ?? (page === 1 ? 0 : (await open.limit(most + 1).execute()).length);
  return { rows, total: Math.min(counted, most), total_is_least: counted > most };
}

/** The newest open calls. */
export function listNewestJobs(db: Database, now: Date, count: number) {
  return selectJob(db)
    .where(isOpen(now))
    .orderBy('job.posted_on', 'desc')
    .orderBy('job.id', 'desc')
    .limit(count)
    .execute();
}

/** Counts the applications of the last 30 days anew, of every call. */
export async function updateRecentApplications(db: Database, now: Date) {
  const since = new Date(now.getTime() - POPULAR_DAYS * DAY_MS).toISOString();
  await sql`
    with recent as (select job_id, count(*)::integer as number from application where applied_at > ${since} group by job_id)
    update job set recent_applications = coalesce(number, 0)
    from job as counted left join recent on job_id = counted.id
    where counted.id = job.id and counted.recent_applications <> coalesce(number, 0)
  `.execute(db);
}

function selectOpenJobs(db: Database, now: Date, filter: JobFilter) {
  return db.selectFrom('job').where(isOpen(now)).where(isSought(filter, now));
}

/** Whether a filter lets a call through. */
export function isSought({ gender, category, closing_soon, ...words }: JobFilter, now: Date) {
  const sought = soughtWords(words);
  const soon = new Date(now.getTime() + CLOSING_SOON_DAYS * DAY_MS).toISOString();
  const conditions = [
    gender && sql`job.gender = ${gender}`,
    category && sql`job.category = ${category}`,
    closing_soon && sql`job.closes_at <= ${soon}`,
    sought && sql`job.document @@ to_tsquery('simple', ${sought})`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}

/** The filter in the language of `to_tsquery`; the letters are those of `job.document`. */
function soughtWords({
  search = '',
  city = '',
  language = '',
  project_type = '',
}: Omit<JobFilter, 'gender' | 'category' | 'closing_soon'>) {
  const quoted = (text: string) => `'${text.replace(/['\\]/g, ' ')}'`;
  const beginnings = search.split(/\s+/).filter((word) => word !== '');
  return [
    ...beginnings.map((word) => `${quoted(word)}:*`),
    ...(city && [`${quoted(city)}:A`]),
    ...(language && [`${quoted(language)}:B`]),
    ...(project_type && [`${quoted(project_type)}:C`]),
  ].join(' & ');
}
