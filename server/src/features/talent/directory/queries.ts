import { findCanonical } from '@kirdaar/contract/canonical';
import { MAX_COUNTED, MAX_LIST } from '@kirdaar/contract/rules/limits';
import { languages as knownLanguages } from '@kirdaar/contract/rules/talent-choices';
import type { ListedProfile } from '@kirdaar/contract/talent/directory';
import { type RawBuilder, sql } from 'kysely';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import type { Selection } from '#features/talent/directory/selection.ts';
import type { Database } from '#platform/database/database.ts';
import { soundOfText } from '#platform/database/word-sounds.ts';

/** Counting stops one above the largest count shown, which means there are more. */
const COUNT_END = MAX_COUNTED + 1;

export interface PageRange {
  offset: number;
  limit: number;
}

/** Returns what is left of a range after the part of a result that comes before. */
export function after(
  { counted, found }: { counted: number; found: unknown[] },
  { offset, limit }: PageRange,
): PageRange {
  return { offset: Math.max(0, offset - counted), limit: limit - found.length };
}

const newestFirst = sql`listed_at desc, id desc`;

type Found = Omit<ListedProfile, 'age' | 'age_band'> & { age: number | null; applied: boolean };

export function listProfiles(db: Database, selection: Selection, now: Date, range: PageRange) {
  return listShown(db, filtered(selection, range), selection, now);
}

/** Returns the profiles of `keys` in order, and the number of matches in `counted`; `source` defines both. */
export async function listShown(
  db: Database,
  source: RawBuilder<unknown>,
  { house }: Selection,
  now: Date,
  order = newestFirst,
): Promise<{ found: Found[]; counted: number }> {
  // Houses open profiles in their own area, by id.
  const slug = house
    ? sql`null`
    : sql`(select slug from talent_address where talent_id = shown.id and is_current)`;
  const shownTo = house ? sql`talent_for_houses` : sql`public_talent`;
  // An empty page is one row without an id.
  const { rows } = await sql<{ counted: number } & (Found | { id: null })>`with ${source}
    select counted.n counted, shown.id, shown.name, ${slug} slug, shown.age, shown.gender,
      shown.city, shown.image, shown.hair_color, shown.body_type,
      shown.beard, shown.eye_color, shown.profile_type "profileType", ${appliedTo(house, sql`shown.id`)} applied
    from counted left join (keys join ${shownTo}(${now.toISOString()}) shown using (id)) on true
    order by ${order}`.execute(db);
  const counted = rows[0]?.counted ?? 0;
  return { counted, found: rows.flatMap(({ counted: _counted, ...row }) => (row.id === null ? [] : [row])) };
}

/** Counts first: a few matches are sorted; for many, the list is scanned in order until the page is full. */
function filtered(selection: Selection, range: PageRange) {
  const matches = all(conditions(selection));
  return sql`matching as materialized (select id, listed_at from talent where ${matches} limit ${COUNT_END}),
    counted as materialized (select count(*)::int n, count(*) < ${COUNT_END} exact from matching),
    keys as (
      ${inOrder(sql`matching where (select exact from counted)`, range)} union all
      ${inOrder(sql`talent where ${matches} and not (select exact from counted)`, range)}
    )`;
}

export function inOrder(source: RawBuilder<unknown>, { offset, limit }: PageRange) {
  return sql`(select id, listed_at from ${source} order by ${newestFirst} limit ${limit} offset ${offset})`;
}

export function all(conditions: RawBuilder<unknown>[]) {
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function appliedTo(house: Selection['house'], talentId: RawBuilder<unknown>) {
  if (!house) return sql`false`;
  return sql`exists (
    select from application join job on job.id = job_id
    where talent_id = ${talentId} and hidden_at is null and production_house_id = ${house.id}
      and ${seenBy(house.member)})`;
}

/** Only talent the viewer may see. Only houses verified for children see them, even as applicants. */
export function visibilityConditions({ today, adultsBornUntil, house }: Selection) {
  if (!house) return [sql`public_from <= ${today}`];
  // The first part is asked once for the whole query.
  const seen = sql`(select sees_children(${house.id})) and may_see_child(${house.id}, talent.id)`;
  if (house.scope === 'talent')
    return [
      sql`houses_from is not null and houses_from <= ${today}`,
      sql`(date_of_birth <= ${adultsBornUntil} or ${seen})`,
    ];
  return [
    sql`talent.id in (
      select talent_id from application join job on job.id = job_id
      where production_house_id = ${house.id} and hidden_at is null and ${seenBy(house.member)})`,
    sql`(date_of_birth is null or date_of_birth <= ${adultsBornUntil} or ${seen})`,
  ];
}

export function conditions(selection: Selection) {
  return [...visibilityConditions(selection), ...filterConditions(selection)];
}

/** What the filters ask of a talent, whoever may see them. */
export function filterConditions(selection: Selection) {
  const { adultsBornUntil, date_of_birth, ...chosen } = selection;
  const { gender, profile_type, plain_city, fields } = chosen;
  return [
    ...oneOf('profile_type', 'category', profile_type),
    ...oneOf('gender', 'gender', gender),
    // A field without a column of its own is written as its index has it.
    ...fields.flatMap(({ name, column, values }) =>
      oneOf(column ?? sql`(details ->> ${sql.lit(name)})`, 'text', values),
    ),
    ...oneOf('plain_city', 'text', plain_city),
    ...factConditions(selection),
    // A child's city is not shown, so it must not be searchable either.
    ...(plain_city ? [sql`date_of_birth <= ${adultsBornUntil}`] : []),
    ...(date_of_birth ? [sql`(${sql.join(date_of_birth.map(bornBetween), sql` or `)})`] : []),
  ];
}

/** A child's facts are not shown in lists, so they must not be searchable either. */
function factConditions({ facts, adultsBornUntil }: Selection) {
  if (!facts) return [];
  const { languages, skills, height_from, height_to } = facts;
  return [
    sql`date_of_birth <= ${adultsBornUntil}`,
    ...(languages ? [speaksOne(languages)] : []),
    ...(skills ? [sql`skills && ${skills}::text[]`] : []),
    ...(height_from ? [sql`height_cm >= ${height_from}`] : []),
    ...(height_to ? [sql`height_cm <= ${height_to}`] : []),
  ];
}

const listedLanguages = knownLanguages.map((language) => language.toLowerCase());

/** Whether `languages` has one of the wanted, in lower case. One on no list may be written in the other script. */
export function speaksOne(wanted: string[]) {
  const unlisted = wanted.filter((language) => !findCanonical('language', language));
  const sounds = unlisted.map((language) => soundOfText(sql`${language}::text`));
  const isHeard = sql`lower(known) <> all(${listedLanguages}::text[])
    and ${soundOfText(sql`known`)} in (${sql.join([sql`null`, ...sounds])})`;
  const isSpoken = sql`lower(known) = any(${wanted}::text[])`;
  return sql<boolean>`exists (
    select from unnest(languages) known where ${unlisted.length > 0 ? sql`(${isSpoken} or ${isHeard})` : isSpoken})`;
}

/** Returns the cities in profiles, as plain text, that sound like one which is on no list; `same` is how it sounds. */
export async function listCitiesBySound(db: Database, city: string, same: string): Promise<string[]> {
  const { rows } = await sql<{ plain_city: string }>`select distinct plain_city from talent
    where (public_from is not null or houses_from is not null)
      and word_vector(word_sounds(document)) @@ (select ${same}::tsquery)
      and ${soundOfText(sql`plain_city`)} = ${soundOfText(sql`${city}::text`)}
    limit ${MAX_LIST}`.execute(db);
  return rows.map(({ plain_city }) => plain_city);
}

/** Compares a single value with `=`, because PostgreSQL plans that better than a list of one. */
function oneOf(column: string | RawBuilder<unknown>, type: string, values: string[] | undefined) {
  if (!values) return [];
  const stored = typeof column === 'string' ? sql.ref(column) : column;
  const [first, ...more] = values;
  if (more.length === 0) return [sql`${stored} = ${first}`];
  return [sql`${stored} = any(${values}::${sql.raw(type)}[])`];
}

function bornBetween({ after, until }: { after?: string; until: string }) {
  if (after === undefined) return sql`date_of_birth <= ${until}`;
  return sql`(date_of_birth > ${after} and date_of_birth <= ${until})`;
}
