import type { Page } from '@kirdaar/contract/fields';
import type { JobFilter, JobOrder } from '@kirdaar/contract/jobs/jobs';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_COUNTED, MAX_LIST } from '@kirdaar/contract/rules/limits';
import { citiesOfStates } from '@kirdaar/contract/rules/talent-cities';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { sql } from 'kysely';
import type { Heard } from '#features/jobs/jobs/hear-search.ts';
import { isOpen, matchesFilter, selectJob } from '#features/jobs/jobs/queries.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';

/** Gender, age and category exclude; language, city and skills count towards the score. */
export function listMatchingJobs(
  db: Database,
  talentId: string,
  now: Date,
  { sort, ...filter }: JobFilter & { sort?: JobOrder },
  heard?: Heard,
) {
  return selectMatchingJobs(db, talentId, now, filter, heard)
    .innerJoinLateral(matches.as('match'), (join) => join.onTrue())
    .select([
      'match.spoken',
      'match.skilled',
      'match.nearby',
      'talent.city as talent_city',
      statedGender.as('talent_gender'),
      'talent.profile_type as talent_category',
      ageAt(now).as('talent_age'),
      matchScore.as('score'),
    ])
    .$if(!sort, (list) => list.orderBy('score', 'desc'))
    .orderBy(orderBy(sort ?? 'newest'))
    .limit(MAX_LIST)
    .execute();
}

/** Unordered. The filter and `heard` are those of `matchesFilter`. */
export function selectMatchingJobs(
  db: Database,
  talentId: string,
  now: Date,
  filter: JobFilter,
  heard?: Heard,
) {
  return (
    selectJob(db)
      .innerJoin('talent', (join) => join.on('talent.id', '=', talentId))
      .where(isOpen(now))
      .where(matchesFilter(filter, now, heard))
      // A talent cannot apply twice, so a casting call from which they withdrew is left out.
      .where(
        sql<boolean>`not exists (select from application where job_id = job.id and talent_id = ${talentId} and status = 'withdrawn')`,
      )
      // Those for agencies are shown to talent with an agency, which can apply for them.
      .where(
        sql<boolean>`(job.open_to = 'all' or is_open_to(job.id, ${talentId}, null)
          or job.open_to = 'agencies' and exists (
            select from mandate where talent_id = ${talentId} and kind = 'agency'
              and mandate_is_active(mandate, ${now.toISOString()})
          ))`,
      )
      .where(fitsTerms(now))
  );
}

/** Null while the gender of the talent is unknown and the casting call asks for one. */
const isWantedGender = sql`(job.gender = 'Any' or job.gender::text = talent.gender::text)`;

/** Whether nothing known of the talent excludes them from the casting call. */
export function fitsTerms(now: Date) {
  return sql<boolean>`((talent.gender is null or ${isWantedGender})
    and (talent.date_of_birth is null or ${ageAt(now)} between job.age_from and job.age_to)
    and (job.category = 'All' or coalesce(talent.profile_type, 'All') in ('All', job.category)))`;
}

const statedGender = sql<Gender | null>`case when job.gender <> 'Any' and ${isWantedGender} then talent.gender end`;

/**
 * Uses the `talent` and `job` of the enclosing query. With `offset 0` it is worked out once for all talent with the same
 * languages, skills and city, instead of wherever it is used.
 */
export const matches = sql<{ spoken: string[]; skilled: string[]; nearby: boolean }>`(select
  array(select language from unnest(talent.languages) language
    where ${isIn('language_required', 'spaced_languages', 'language')}) spoken,
  array(select skill from unnest(talent.skills) skill
    where ${isIn('skills_needed', 'spaced_skills', 'skill')}) skilled,
  coalesce(${isIn('city_location', 'spaced_location', 'talent.plain_city')}, false) nearby
  offset 0
)`;

/** Uses `matches`. */
export const matchScore = sql<number>`(3 * (cardinality(spoken) > 0)::int + 2 * nearby::int + cardinality(skilled))`;

/** Age and gender do not exclude anyone who has applied. */
export function matchColumns(now: Date) {
  return [
    applicantScore(now).as('match_score'),
    'match.spoken',
    'match.skilled',
    'match.nearby',
    'talent.city as talent_city',
    'talent.profile_type as talent_category',
    'job.age_range',
    'job.category',
    'job.gender',
    'job.language_required',
    'job.city_location',
    'job.shoot_dates',
    statedGender.as('talent_gender'),
    sql<number | null>`case when ${isOfAge(now)} then ${ageAt(now)} end`.as('talent_age'),
  ] as const;
}

/** Uses `matches`. */
export function applicantScore(now: Date) {
  return sql<number>`(${matchScore} + 2 * coalesce(${isOfAge(now)}, false)::int
    + 2 * coalesce(${isWantedGender}, false)::int)`;
}

/** Every state with its cities, in lower case; a state also counts as a place in it. */
const places = Object.entries(citiesOfStates).flatMap(([state, cities]) =>
  [state, ...cities].map((place) => ({ state: state.toLowerCase(), place: place.toLowerCase() })),
);

/** 2 in the same city, 1 in the same state, otherwise 0. Uses `matches`. */
export function nearness(jobId: string) {
  // Computed once per query, because it does not depend on the applicant.
  const near = sql`array(
    with known as (
      select * from unnest(${places.map(({ state }) => state)}::text[], ${places.map(({ place }) => place)}::text[])
        as known (state, place)
    )
    select place from known where state in (
      select state from known join job home on home.id = ${jobId} and strpos(lower(home.city_location), place) > 0
    )
  )`;
  return sql<number>`case when nearby then 2
    when lower(talent.state) = any(${near}) or talent.plain_city = any(${near}) then 1
    else 0 end`;
}

function isOfAge(now: Date) {
  return sql<boolean>`(${ageAt(now)} between job.age_from and job.age_to)`;
}

/**
 * Whether a text of a job contains a value: as it is written, or by its sound if one of them is in Devanagari. Known values
 * are not, so the sounds, which take long, are rarely worked out.
 */
function isIn(text: string, spacedText: string, value: string) {
  const written = sql.ref(`job.${text}`);
  const spoken = sql.ref(value);
  // Most values are one word, whose spaces take a tenth of the time.
  const spaced = sql`case when ${spoken} ~ '[[:space:][:punct:]]' then spaced_words(${spoken})
    else ' ' || lower(${spoken}) || ' ' end`;
  return sql`(strpos(${sql.ref(`job.${spacedText}`)}, ${spaced}) > 0
    or ${written} || ${spoken} ~ '[ऀ-ॿ]' and contains_by_sound(${written}, ${spoken}))`;
}

export async function listAppliedJobIds(db: Database, talentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('application')
    .select('job_id')
    .where('talent_id', '=', talentId)
    .orderBy('applied_at', 'desc')
    .execute();
  return rows.map(({ job_id }) => job_id);
}

const POPULAR_DAYS = 30;

const orders = {
  popular: { columns: ['recent_applications', 'posted_on'], by: sql`job.recent_applications desc` },
  newest: { columns: ['posted_on'], by: undefined },
  closing: { columns: ['closes_at', 'posted_on'], by: sql`job.closes_at` },
  pay: { columns: ['pay', 'posted_on'], by: sql`job.pay desc nulls last` },
} as const;

/** The newest is first among equals. */
function orderBy(sort: keyof typeof orders) {
  const { by } = orders[sort];
  return sql.join([...(by ? [by] : []), sql`job.posted_on desc`, sql`job.id desc`]);
}

/** Most recent applications first unless sorted. The total is counted up to MAX_COUNTED beyond the page. */
export async function listPopularJobs(
  db: Database,
  now: Date,
  { page, limit, sort, ...filter }: Page & JobFilter & { sort?: JobOrder },
  heard?: Heard,
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
    with recent as (
      select job_id, count(*)::integer as number from application
      where applied_at > ${since} and not is_added_by_house(talent_id)
      group by job_id
    )
    update job set recent_applications = coalesce(number, 0)
    from job as counted left join recent on job_id = counted.id
    where counted.id = job.id and counted.recent_applications <> coalesce(number, 0)
  `.execute(db);
}
