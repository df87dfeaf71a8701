import type { JobFilter } from '@kirdaar/contract/jobs';
import { LIST_MOST } from '@kirdaar/contract/rules/limits';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { sql } from 'kysely';
import { isOpen, isSought, selectJob } from '#features/jobs/queries.ts';
import { ageAt } from '#features/talent/queries.ts';
import type { Database } from '#platform/database.ts';

/**
 * Open calls that suit what a talent has declared, and a filter, with the facts that matched, best fit first.
 * Gender, age and category exclude; language, city and skills count towards the score.
 */
export function listFittingJobs(db: Database, talentId: string, now: Date, filter: JobFilter) {
  return fittingJobs(db, talentId, now, filter)
    .innerJoinLateral(matches.as('match'), (join) => join.onTrue())
    .select([
      'match.spoken',
      'match.skilled',
      'match.nearby',
      'talent.city as talent_city',
      'talent.gender as talent_gender',
      'talent.profile_type as talent_category',
      ageAt(now).as('talent_age'),
      fitScore.as('score'),
    ])
    .orderBy('score', 'desc')
    .orderBy('job.posted_on', 'desc')
    .orderBy('job.id', 'desc')
    .limit(LIST_MOST)
    .execute();
}

/** Open calls that nothing a talent has declared excludes, and a filter lets through, in no order. */
export function fittingJobs(db: Database, talentId: string, now: Date, filter: JobFilter) {
  return (
    selectJob(db)
      .innerJoin('talent', (join) => join.on('talent.id', '=', talentId))
      .where(isOpen(now))
      .where(isSought(filter, now))
      // Nobody applies twice, so a call that was withdrawn from is over for this talent.
      .where(
        sql<boolean>`not exists (select from application where job_id = job.id and talent_id = ${talentId} and status = 'withdrawn')`,
      )
      .where(sql<boolean>`(talent.gender is null or talent.gender = job.gender)`)
      .where(
        sql<boolean>`(talent.date_of_birth is null or ${ageAt(now)} between job.age_from and job.age_to)`,
      )
      .where(
        sql<boolean>`(job.category = 'All' or coalesce(talent.profile_type, 'All') in ('All', job.category))`,
      )
  );
}

interface Matches {
  spoken: string[];
  skilled: string[];
  nearby: boolean;
}

/** The declared facts of a talent that a call asks for, of whichever `talent` and `job` stand beside. */
export const matches = sql<Matches>`(select
  array(select language from unnest(talent.languages) language
    where strpos(${words('job.language_required')}, ${words('language')}) > 0) spoken,
  array(select skill from unnest(talent.skills) skill
    where strpos(${words('job.skills_needed')}, ${words('skill')}) > 0) skilled,
  coalesce(strpos(${words('job.city_location')}, ${words('talent.city')}) > 0, false) nearby
)`;

/** How well a talent suits a call, by its `matches`. */
export const fitScore = sql<number>`(3 * (cardinality(spoken) > 0)::int + 2 * nearby::int + cardinality(skilled))`;

/** How well an applicant suits the call, and what shows it: age and gender exclude nobody who has applied. */
export function fitColumns(now: Date) {
  return [
    applicantScore(now).as('fit_score'),
    'match.spoken',
    'match.skilled',
    'match.nearby',
    'talent.city as talent_city',
    'talent.profile_type as talent_category',
    'job.age_range',
    'job.category',
    'job.gender',
    sql<Gender | null>`case when talent.gender = job.gender then talent.gender end`.as('talent_gender'),
    sql<number | null>`case when ${isOfAge(now)} then ${ageAt(now)} end`.as('talent_age'),
  ] as const;
}

/** The score of an applicant by its `matches`. */
export function applicantScore(now: Date) {
  return sql<number>`(${fitScore} + 2 * coalesce(${isOfAge(now)}, false)::int
    + 2 * coalesce(talent.gender = job.gender, false)::int)`;
}

function isOfAge(now: Date) {
  return sql<boolean>`(${ageAt(now)} between job.age_from and job.age_to)`;
}

/** A text as its lower-case words with a blank around each, so that only whole words are found in it. */
function words(column: string) {
  return sql`' ' || trim(regexp_replace(lower(${sql.ref(column)}), '[[:space:][:punct:]]+', ' ', 'g')) || ' '`;
}
