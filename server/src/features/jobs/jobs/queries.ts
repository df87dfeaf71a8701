import type { JobFilter } from '@kirdaar/contract/jobs/jobs';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { CLOSING_SOON_DAYS } from '@kirdaar/contract/rules/limits';
import type { StaffStop } from '@kirdaar/contract/rules/staff-queue';
import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { filterText, jobWords, type TextFilter, UNHEARD } from '#features/jobs/jobs/hear-search.ts';
import { plainText } from '#features/talent/directory/plain-text.ts';
import type { Database } from '#platform/database/database.ts';

export const jobTitle = sql<string>`job.role_details || ' · ' || job.project_type`;
export const staffStop = sql<StaffStop | null>`staff_stop(job.id)`.as('staff_stop');

// Either all four columns are set or none.
const childTerms = sql<{
  permit_no: string;
  daily_hours: number;
  stretch_hours: number;
  responsible: string;
} | null>`case when job.child_permit_no is not null then jsonb_build_object(
  'permit_no', job.child_permit_no, 'daily_hours', job.child_daily_hours,
  'stretch_hours', job.child_stretch_hours, 'responsible', job.child_responsible) end`;

/** Counts the applications to the job of the query that its house may see. */
export function countSeen(condition: RawBuilder<unknown>) {
  return sql<number>`(
    select count(*) from application join talent on talent.id = application.talent_id
    where application.job_id = job.id and ${maySeeApplication()} and ${condition}
  )`;
}

/** The contact is not masked. */
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
      'job.project_description_hi',
      'job.city_location',
      'job.application_deadline',
      'job.image',
      'job.shoot_dates',
      'job.shoot_duration',
      'job.audition_dates',
      'job.audition_end_date',
      'job.audition_type',
      'job.role_details as role',
      'job.role_details as role_title',
      'job.role_type',
      'job.role_description',
      'job.role_description_hi',
      'job.open_to',
      'job.gender',
      'job.age_range',
      'job.category',
      'job.height',
      'job.body_type',
      'job.skills_needed',
      'job.skills_needed_hi',
      'job.language_required',
      'job.availability_required',
      'job.compensation',
      'job.positions',
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
      countSeen(sql`not is_added_by_house(talent.id)`).as('applicants'),
      sql<boolean>`job.stopped_at is not null`.as('applications_stopped'),
      eb.lit(false).as('contact_hidden'),
      eb.lit(null).as('contact_hidden_reason'),
      jsonBuildObject({
        id: eb.ref('production_house.id'),
        company_name: eb.ref('production_house.company_name'),
        image: eb.ref('production_house.profile_photo'),
        verified: sql<boolean>`production_house.verification = 'documents'`,
        sees_children: sql<boolean>`sees_children(production_house.id)`,
      }).as('production_house'),
    ]);
}

/** Not closed or stopped, and not past its deadline day in India. */
export function isOpen(now: Date) {
  return sql<boolean>`(job.status = 'open' and job.stopped_at is null and job.closes_at > ${now.toISOString()})`;
}

export function isStopped(now: Date) {
  return sql<boolean>`(job.status = 'open' and job.stopped_at is not null and job.closes_at > ${now.toISOString()})`;
}

/** Staff or the product approved it, and neither they nor a suspension of its house hides it, even once it is closed. */
export const isPublic = sql<boolean>`(job.status <> 'pending' and job.approved_at is not null)`;

type Member = Record<'id' | 'production_house_id', string>;

/** Only its own house sees a casting call that is not public. */
function isVisibleTo(member: Member | null) {
  const isOwn = sql`job.production_house_id = ${member?.production_house_id ?? null}`;
  return sql<boolean>`(${isPublic} or ${isOwn} and ${seenBy(member?.id ?? null)})`;
}

export function findJob(db: Database, id: string, member: Member | null) {
  return selectJob(db).where('job.id', '=', id).where(isVisibleTo(member)).executeTakeFirst();
}

/** In form order. */
export function listSiblings(
  db: Database,
  { id, project_id }: { id: string; project_id: string },
  member: Member | null,
) {
  return db
    .selectFrom('job')
    .select(['id', 'role_details as role_title', 'status', 'application_deadline'])
    .where('project_id', '=', project_id)
    .where('id', '<>', id)
    .where(isVisibleTo(member))
    .orderBy('posted_on', 'desc')
    .execute();
}

export function listNewestJobs(db: Database, now: Date, count: number) {
  return selectJob(db)
    .where(isOpen(now))
    .orderBy('job.posted_on', 'desc')
    .orderBy('job.id', 'desc')
    .limit(count)
    .execute();
}

/** A query of `job_words` in `heard` replaces the words of the search, and adds to what a text finds as it is written. */
export function matchesFilter(filter: JobFilter, now: Date, heard = UNHEARD) {
  const { gender, category, closing_soon, paid, pay_from, search = '' } = filter;
  const written = weighted.filter(([, name]) => filter[name] && !heard[name]);
  const query = [heard.search ? '' : wordsQuery(search), ...written.map((text) => weightQuery(filter, text))]
    .filter(Boolean)
    .join(' & ');
  const isHeard = (words: string) =>
    sql`job.id = any(array(select open_jobs_with_words(${words}::tsquery, ${now.toISOString()})))`;
  const soon = new Date(now.getTime() + CLOSING_SOON_DAYS * DAY_MS).toISOString();
  const conditions = [
    gender && sql`job.gender in (${gender}, 'Any')`,
    category && sql`job.category = ${category}`,
    closing_soon && sql`job.closes_at <= ${soon}`,
    paid && sql`job.is_paid`,
    pay_from && sql`job.pay >= ${pay_from}`,
    query && sql`job.document @@ to_tsquery('simple', ${query})`,
    heard.search && isHeard(heard.search),
    ...weighted.map(
      (text) =>
        heard[text[1]] &&
        sql`(job.document @@ to_tsquery('simple', ${weightQuery(filter, text)}) or ${isHeard(heard[text[1]])})`,
    ),
  ].filter((condition) => typeof condition === 'object');
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}

/** In `to_tsquery` syntax: beginnings of words anywhere in a casting call. */
function wordsQuery(search: string): string {
  const { words, synonyms } = jobWords(search);
  return words
    .map((word) => [word, synonyms.get(plainText(word))].flatMap((one) => (one ? `${quoted(one)}:*` : [])))
    .map((spellings) => `(${spellings.join(' | ')})`)
    .join(' & ');
}

/** The weights of the texts in `job.document`. */
const weighted = [
  ['A', 'city'],
  ['B', 'language'],
  ['C', 'project_type'],
] as const satisfies [string, TextFilter][];

/** In `to_tsquery` syntax. */
function weightQuery(filter: JobFilter, [weight, name]: (typeof weighted)[number]): string {
  return `${quoted(filterText(filter, name))}:${weight}`;
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, ' ')}'`;
}

interface ContactView {
  account_id: string;
  day: string;
  job_id: string;
  /** A day. */
  max: number;
}

/** Returns false if the account has reached the daily limit. */
export async function addContactView(db: Database, { account_id, day, job_id, max }: ContactView) {
  const { rows } = await sql<{ shown: boolean }>`
    insert into contact_view (account_id, day, job_ids) values (${account_id}, ${day}, array[${job_id}]::uuid[])
    on conflict (account_id, day) do update set job_ids = case
      when ${job_id} = any(contact_view.job_ids) or cardinality(contact_view.job_ids) >= ${max}
      then contact_view.job_ids else contact_view.job_ids || ${job_id}::uuid end
    returning ${job_id} = any(job_ids) as shown
  `.execute(db);
  return rows[0]?.shown ?? false;
}

export async function hasApplied(db: Database, talent_id: string, job_id: string): Promise<boolean> {
  const applied = await db
    .selectFrom('application')
    .select('id')
    .where('talent_id', '=', talent_id)
    .where('job_id', '=', job_id)
    .executeTakeFirst();
  return applied !== undefined;
}

export function deleteContactViewsBefore(db: Database, day: string) {
  return db.deleteFrom('contact_view').where('day', '<', day).execute();
}
