import { MAX_COUNTED, MAX_COUNTED_BY_WORDS } from '@kirdaar/contract/rules/limits';
import type { ListedProfile } from '@kirdaar/contract/talent/directory';
import { type RawBuilder, sql } from 'kysely';
import type { Selection } from '#features/talent/directory/selection.ts';
import type { Database } from '#platform/database/database.ts';

/** This many of the newest profiles are scanned for a word before the word index is used. */
const NEWEST = 6000;
/** Counting stops one above the largest count shown, which means there are more. */
const COUNT_END = MAX_COUNTED + 1;

interface PageRange {
  offset: number;
  limit: number;
}

interface Count {
  /** The number of matches, counted to one above the largest count shown. */
  counted: number;
  /** Whether the count is complete. */
  exact: boolean;
}

/**
 * Returns a page of the matching profiles, newest first, with their count; an empty page is one row without
 * an id.
 */
export async function listProfiles(db: Database, selection: Selection, now: Date, range: PageRange) {
  const { rows } = await profilesStatement(selection, now, range).execute(db);
  return rows;
}

type Found = Omit<ListedProfile, 'age' | 'age_band'> & { age: number | null; applied: boolean };
type Listed = (Found & Count) | ({ id: null } & Count);

/** Builds the single statement behind the list. */
export function profilesStatement(selection: Selection, now: Date, range: PageRange): RawBuilder<Listed> {
  const source = selection.words ? searched(selection, selection.words, range) : filtered(selection, range);
  return sql`with ${source}
    select counted.n counted, counted.exact, shown.id, shown.name, ${slugOf(selection.house)} slug, shown.age, shown.gender,
      shown.city, shown.image, shown.hair_color, shown.body_type,
      shown.beard, shown.eye_color, shown.profile_type "profileType", ${appliedTo(selection.house, sql`shown.id`)} applied
    from counted left join (keys join ${talentSource(selection.house)}(${now.toISOString()}) shown using (id)) on true
    order by keys.listed_at desc, keys.id desc`;
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

/** A common word is soon found among the newest profiles; only a rarer one justifies its index. */
function searched(selection: Selection, words: string[], range: PageRange) {
  const matches = all([...conditions(selection), matchesWords(selection, words)]);
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const isListed = all(visibilityConditions(selection));
  // Past the page and the largest count shown, nothing is looked for among them.
  const end = Math.max(range.offset + range.limit, MAX_COUNTED_BY_WORDS + 1);
  const enough = sql`(select n >= ${range.offset + range.limit} from recent)`;
  return sql`newest as materialized (
      select id, listed_at from (
        select * from talent where ${isListed} order by listed_at desc, id desc limit ${NEWEST}
      ) talent where ${matches} limit ${end}
    ),
    recent as materialized (select count(*)::int n from newest),
    matching as materialized (
      select id, listed_at from talent
      where not ${enough} and ${matches} and word_vector(document) @@ ${query}::tsquery limit ${COUNT_END}
    ),
    counted as materialized (
      select
        case when ${enough} then recent.n else few.n end n,
        case when ${enough}
          then recent.n < ${end} and (
            select count(*) from (select from talent where ${isListed} limit ${NEWEST + 1}) seen
          ) <= ${NEWEST}
          else few.n < ${COUNT_END} end exact
      from recent, (select count(*)::int n from matching) few
    ),
    keys as (
      ${inOrder(sql`newest where ${enough}`, range)} union all
      ${inOrder(sql`matching where (select exact from counted)`, range)} union all
      ${inOrder(sql`talent where ${matches} and not ${enough} and not (select exact from counted)`, range)}
    )`;
}

function inOrder(source: RawBuilder<unknown>, { offset, limit }: PageRange) {
  return sql`(select id, listed_at from ${source} order by listed_at desc, id desc limit ${limit} offset ${offset})`;
}

/** Houses open profiles in their own area, by id. */
function slugOf(house: Selection['house']) {
  if (house) return sql`null`;
  return sql`(select slug from talent_address where talent_id = shown.id and is_current)`;
}

function all(conditions: RawBuilder<unknown>[]) {
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function talentSource(house: Selection['house']) {
  return house ? sql`talent_for_houses` : sql`public_talent`;
}

/** Whether a talent applied to a casting call of the house. */
function appliedTo(house: Selection['house'], talentId: RawBuilder<unknown>) {
  if (!house) return sql`false`;
  return sql`exists (
    select from application join job on job.id = job_id
    where talent_id = ${talentId} and production_house_id = ${house.id})`;
}

/**
 * Restricts the list to talent that the viewer may see. Children appear only to houses verified by documents,
 * whether they are found or have applied.
 */
function visibilityConditions({ today, adultsBornUntil, house }: Selection) {
  if (!house) return [sql`public_from <= ${today}`];
  const known = sql`(select verification = 'documents' from production_house where id = ${house.id})`;
  if (house.scope === 'talent')
    return [
      sql`houses_from is not null and houses_from <= ${today}`,
      sql`(date_of_birth <= ${adultsBornUntil} or ${known})`,
    ];
  return [
    sql`talent.id in (
      select talent_id from application join job on job.id = job_id where production_house_id = ${house.id})`,
    sql`(date_of_birth is null or date_of_birth <= ${adultsBornUntil} or ${known})`,
  ];
}

function conditions(selection: Selection) {
  const { adultsBornUntil, date_of_birth, ...chosen } = selection;
  const { gender, profile_type, plain_city, fields } = chosen;
  return [
    ...visibilityConditions(selection),
    ...oneOf('profile_type', 'category', profile_type),
    ...oneOf('gender', 'gender', gender),
    ...fields.flatMap(({ name, column, values }) => oneOf(column ?? detail(name), 'text', values)),
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
  const height = sql`height_in_cm(details ->> 'height')`;
  return [
    sql`date_of_birth <= ${adultsBornUntil}`,
    ...(languages
      ? [sql`exists (select from unnest(languages) known where lower(known) = any(${languages}::text[]))`]
      : []),
    ...(skills ? [sql`skills && ${skills}::text[]`] : []),
    ...(height_from ? [sql`${height} >= ${height_from}`] : []),
    ...(height_to ? [sql`${height} <= ${height_to}`] : []),
  ];
}

/** Compares a single value with `=`, because PostgreSQL plans that better than a list of one. */
function oneOf(column: string | RawBuilder<unknown>, type: string, values: string[] | undefined) {
  if (!values) return [];
  const stored = typeof column === 'string' ? sql.ref(column) : column;
  const [first, ...more] = values;
  if (more.length === 0) return [sql`${stored} = ${first}`];
  return [sql`${stored} = any(${values}::${sql.raw(type)}[])`];
}

/** A field without a column of its own, written as its index has it. */
function detail(name: string) {
  return sql`(details ->> ${sql.lit(name)})`;
}

function bornBetween({ after, until }: { after?: string; until: string }) {
  if (after === undefined) return sql`date_of_birth <= ${until}`;
  return sql`(date_of_birth > ${after} and date_of_birth <= ${until})`;
}

/** A child is found only by the name shown, nothing else. */
function matchesWords({ adultsBornUntil }: Selection, words: string[]) {
  if (words.length === 0) return sql`false`;
  const document = sql`case when date_of_birth > ${adultsBornUntil} then child_document else document end`;
  return sql`(${document}) like all(${words.map((word) => `% ${word}%`)}::text[])`;
}
