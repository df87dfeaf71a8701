import type { ApplicationDetails } from '@kirdaar/contract/applications/applications';
import type { BoardFilter } from '@kirdaar/contract/applications/board';
import { type RawBuilder, sql } from 'kysely';
import {
  isAdded,
  isMediaWithheld,
  isUnopened,
  shownAge,
  shownBodyType,
  shownCity,
  shownGender,
  written,
} from '#features/applications/received/queries.ts';
import { type Reviewer, seesScores } from '#features/applications/review/queries.ts';
import { plainText } from '#features/talent/directory/plain-text.ts';
import { speaksOne } from '#features/talent/directory/queries.ts';
import { searchWords } from '#features/talent/word-search/search-words.ts';

/**
 * Whether an application matches a filter of the board. `heights` are those in the range that applicants wrote into the
 * form, which only `heightInCm` can read.
 */
export function matchesFilter(by: Reviewer, filter: BoardFilter, heights: string[], now: Date) {
  const all = conditions(by, heights, now);
  // The keys are those of the table.
  const asked = (Object.keys(all) as (keyof Conditions)[]).flatMap((name) => conditionOf(all, filter, name));
  return sql<boolean>`(${sql.join([sql`true`, ...asked], sql` and `)})`;
}

/** Uses `scores`. */
export function shownScore(by: Reviewer) {
  return sql<number>`case when ${seesScores(by)} then average else 0 end`;
}

/** Whether an applicant is neither away, working nor booked elsewhere on the shoot days. */
export const isFreeToShoot = sql<boolean>`(
  not exists (
    select from unavailable where talent_id = application.talent_id and kind <> 'maybe' and days && job.shoot_days
  ) and not exists (
    select from booking
    where talent_id = application.talent_id and state = 'confirmed' and days && job.shoot_days
      and application_id <> application.id
  ))`;

/** The values of a filter that select applications. */
type Asked = Required<Omit<BoardFilter, 'status' | 'sort'>>;
type Conditions = { [N in keyof Asked]: (value: Asked[N]) => RawBuilder<unknown> };

function conditionOf<N extends keyof Asked>(all: Conditions, asked: Partial<Asked>, name: N) {
  const value = asked[name];
  return value === undefined || value === false ? [] : [all[name](value)];
}

function conditions(by: Reviewer, heights: string[], now: Date): Conditions {
  const age = shownAge(now);
  const height = (inRange: RawBuilder<unknown>) => sql`(case
    when talent.height_cm is null then ${written('height')} = any(${heights}::text[]) else ${inRange} end)`;
  return {
    unopened: () => isUnopened,
    min_score: (score) => sql`${shownScore(by)} >= ${score}`,
    age_from: (from) => sql`${age} >= ${from}`,
    age_to: (to) => sql`${age} <= ${to}`,
    height_from: (from) => height(sql`talent.height_cm >= ${from}`),
    height_to: (to) => height(sql`talent.height_cm <= ${to}`),
    gender: (gender) => sql`${shownGender} = ${gender}`,
    city: (city) => containsWords(sql`' ' || plain_text(${shownCity})`, city),
    language: (language) => speaksOne([language.toLowerCase()]),
    skill: (skill) => containsWords(sql`' ' || plain_text(${skillsOf})`, skill),
    body_type: (type) => sql`lower(${shownBodyType}) = lower(${type})`,
    search: (words) => containsWords(sql`talent.document`, words),
    experience: (experience) => (experience === 'some' ? isExperienced : sql`not ${isExperienced}`),
    is_free: () => sql`(application.availability and ${isFreeToShoot}
      and not exists (
        select from availability_check
        where application_id = application.id and answer = 'busy' and days && job.shoot_days
      ))`,
    added: () => isAdded,
    has_tape: () => hasMedia(sql`field = 'selfTape'`),
    has_video: () => hasMedia(sql`field = 'auditionVideo' and kind = 'video'`),
    has_photo: () => sql`(talent.profile_photo is not null or ${hasMedia(sql`kind = 'image'`)})`,
    client_pick: (pick) =>
      sql`exists (select from client_response where application_id = application.id and pick = ${pick})`,
    unscored: () => sql`not exists (
      select from application_score where application_id = application.id and account_id = ${by.id})`,
  };
}

function hasMedia(condition: RawBuilder<unknown>) {
  return sql`(exists (
    select from application_media where application_id = application.id and ${condition}
  ) and not ${isMediaWithheld})`;
}

/** What talent write who have nothing to name. */
const nothing = ['', '-', 'no', 'none', 'nil', 'na', 'n/a', 'nahi', 'कोई नहीं', 'नहीं', 'कुछ नहीं'];

/** Whether the form names work. For a condition with `or` the planner would expect hardly any applicants. */
const isExperienced = sql`(case when ${namesWork('actingExperience')} then true else ${namesWork('previousWork')} end)`;

function namesWork(field: keyof ApplicationDetails) {
  return sql`rtrim(lower(trim(coalesce(${written(field)}, ''))), '.।') <> all(${nothing}::text[])`;
}

const skillsOf = sql<string>`concat_ws(' ', array_to_string(talent.skills, ' '), application.details ->> 'keySkills')`;

/** Returns whether each search word begins a word of a plain text. */
export function containsWords(text: RawBuilder<unknown>, search: string) {
  const { words, synonyms } = searchWords(plainText(search).split(' ').filter(Boolean), ['city', 'skill']);
  const each = words.map((word) => {
    const spellings = [word, synonyms.get(word) ?? word];
    return sql`(${text}) like any(${spellings.map((one) => `% ${one}%`)}::text[])`;
  });
  return sql<boolean>`(${sql.join([sql`true`, ...each], sql` and `)})`;
}
