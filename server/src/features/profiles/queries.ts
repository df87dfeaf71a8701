import type { ListedProfile } from '@kirdaar/contract/profiles';
import { COUNTED_MOST } from '@kirdaar/contract/rules/limits';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Selection } from '#features/profiles/selection.ts';
import { ageAt, isChild, isShownTo } from '#features/talent/queries.ts';
import type { Database } from '#platform/database.ts';

/** So many of the newest profiles are looked through for a word before the index of words is asked. */
const NEWEST = 6000;
/** Counting ends one beyond what is told: then there are more. */
const COUNT_END = COUNTED_MOST + 1;

interface Part {
  offset: number;
  limit: number;
}

interface Count {
  /** How many fit, counted to one beyond the most that is told. */
  counted: number;
  /** Whether no more fit than were counted. */
  exact: boolean;
}

/** A part of the profiles that fit, newest first, with their count; a part that is empty is one row without id. */
export async function listProfiles(db: Database, selection: Selection, now: Date, part: Part) {
  const { rows } = await profilesStatement(selection, now, part).execute(db);
  return rows;
}

type Found = Omit<ListedProfile, 'age'> & { age: number | null; applied: boolean };
type Listed = (Found & Count) | ({ id: null } & Count);

/** The one statement behind the list; what it is measured by asks for it too. */
export function profilesStatement(selection: Selection, now: Date, part: Part): RawBuilder<Listed> {
  const source = selection.words ? searched(selection, selection.words, part) : filtered(selection, part);
  return sql`with ${source}
    select counted.n counted, counted.exact, shown.id, shown.name, shown.age, shown.gender,
      case when not shown.is_child then shown.city end city, shown.image, shown.hair_color, shown.body_type,
      shown.beard, shown.eye_color, shown.profile_type "profileType", ${appliedTo(selection.house, sql`shown.id`)} applied
    from counted left join (keys join ${shownTo(selection.house)}(${now.toISOString()}) shown using (id)) on true
    order by keys.listed_at desc, keys.id desc`;
}

/** Counts first: few that fit are sorted; of many, the list is walked in its order until the part is full. */
function filtered(selection: Selection, part: Part) {
  const fits = all(conditions(selection));
  return sql`fitting as materialized (select id, listed_at from talent where ${fits} limit ${COUNT_END}),
    counted as materialized (select count(*)::int n, count(*) < ${COUNT_END} exact from fitting),
    keys as (
      ${inOrder(sql`fitting where (select exact from counted)`, part)} union all
      ${inOrder(sql`talent where ${fits} and not (select exact from counted)`, part)}
    )`;
}

/** A word that many have is soon met among the newest; only a rarer one is worth its index. */
function searched(selection: Selection, words: string[], part: Part) {
  const fits = all([...conditions(selection), isFoundBy(selection, words)]);
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const isListed = all(isInReach(selection));
  const enough = sql`(select n >= ${part.offset + part.limit} from recent)`;
  return sql`newest as materialized (
      select id, listed_at from (
        select * from talent where ${isListed} order by listed_at desc, id desc limit ${NEWEST}
      ) talent where ${fits} limit ${COUNT_END}
    ),
    recent as materialized (select count(*)::int n from newest),
    fitting as materialized (
      select id, listed_at from talent
      where not ${enough} and ${fits} and word_vector(document) @@ ${query}::tsquery limit ${COUNT_END}
    ),
    counted as materialized (
      select
        case when ${enough} then recent.n else few.n end n,
        case when ${enough}
          then recent.n < ${COUNT_END} and (
            select count(*) from (select from talent where ${isListed} limit ${NEWEST + 1}) seen
          ) <= ${NEWEST}
          else few.n < ${COUNT_END} end exact
      from recent, (select count(*)::int n from fitting) few
    ),
    keys as (
      ${inOrder(sql`newest where ${enough}`, part)} union all
      ${inOrder(sql`fitting where (select exact from counted)`, part)} union all
      ${inOrder(sql`talent where ${fits} and not ${enough} and not (select exact from counted)`, part)}
    )`;
}

function inOrder(source: RawBuilder<unknown>, { offset, limit }: Part) {
  return sql`(select id, listed_at from ${source} order by listed_at desc, id desc limit ${limit} offset ${offset})`;
}

function all(conditions: RawBuilder<unknown>[]) {
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function shownTo(house: Selection['house']) {
  return house ? sql`talent_for_houses` : sql`public_talent`;
}

/** Whether a talent applied to a call of the house. */
function appliedTo(house: Selection['house'], talentId: RawBuilder<unknown>) {
  if (!house) return sql`false`;
  return sql`exists (
    select from application join job on job.id = job_id
    where talent_id = ${talentId} and production_house_id = ${house.id})`;
}

/** Whom the list is about at all. Children are for houses known by their documents, or apply with a guardian's yes. */
function isInReach({ today, adultsBornUntil, house }: Selection) {
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
    sql`(date_of_birth is null or date_of_birth <= ${adultsBornUntil} or ${known} or guardian_agrees(talent.id))`,
  ];
}

function conditions(selection: Selection) {
  const { adultsBornUntil, date_of_birth, ...chosen } = selection;
  const { gender, profile_type, plain_hair, plain_body, plain_beard, plain_eyes, plain_city } = chosen;
  return [
    ...isInReach(selection),
    ...oneOf('profile_type', 'category', profile_type),
    ...oneOf('gender', 'gender', gender),
    ...oneOf('plain_hair', 'text', plain_hair),
    ...oneOf('plain_body', 'text', plain_body),
    ...oneOf('plain_beard', 'text', plain_beard),
    ...oneOf('plain_eyes', 'text', plain_eyes),
    ...oneOf('plain_city', 'text', plain_city),
    // Where a child lives is not told, nor is it found by that.
    ...(plain_city ? [sql`date_of_birth <= ${adultsBornUntil}`] : []),
    ...(date_of_birth ? [sql`(${sql.join(date_of_birth.map(wasBorn), sql` or `)})`] : []),
  ];
}

/** One value is asked for plainly: PostgreSQL plans that better than a list of one. */
function oneOf(column: string, type: string, values: string[] | undefined) {
  if (!values) return [];
  const [first, ...more] = values;
  if (more.length === 0) return [sql`${sql.ref(column)} = ${first}`];
  return [sql`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`];
}

function wasBorn({ after, until }: { after?: string; until: string }) {
  if (after === undefined) return sql`date_of_birth <= ${until}`;
  return sql`(date_of_birth > ${after} and date_of_birth <= ${until})`;
}

/** A child is found by the name that is shown of it and by nothing else. */
function isFoundBy({ adultsBornUntil }: Selection, words: string[]) {
  if (words.length === 0) return sql`false`;
  const document = sql`case when date_of_birth > ${adultsBornUntil} then child_document else document end`;
  return sql`(${document}) like all(${words.map((word) => `% ${word}%`)}::text[])`;
}

/** A talent as its own page shows it to a house, or to anyone else; whoever has no such page is not found. */
export function findProfile(db: Database, id: string, houseId: string | null, now: Date) {
  return selectPage(db, now).where('talent.id', '=', id).where(isShownTo(houseId, now)).executeTakeFirst();
}
export type ProfilePage = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** The same whoever it is shown to, as far as there is a page to show: for the talent, and behind a shared address. */
export function findPage(db: Database, id: string, now: Date) {
  return selectPage(db, now)
    .where('talent.id', '=', id)
    .where('verified_at', 'is not', null)
    .where('date_of_birth', 'is not', null)
    .executeTakeFirst();
}

function selectPage(db: Database, now: Date) {
  const child = isChild(now);
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .select((eb) => [
      'talent.id',
      'gender',
      'city',
      'state',
      'country',
      'languages',
      'skills',
      'profile_type as profileType',
      'profile_photo as image',
      'hair_color',
      'body_type',
      'beard',
      'eye_color',
      'talent.updated_at',
      sql<number>`${ageAt(now)}`.as('age'),
      child.as('is_child'),
      sql<string>`case when ${child} then coalesce(substring(name from '\\S+'), '') else name end`.as('name'),
      sql<string | null>`details ->> 'height'`.as('height'),
      jsonArrayFrom(
        eb
          .selectFrom('talent_media')
          .select(['id', 'kind', 'file', 'public_file', 'poster', 'caption', 'width', 'height'])
          .whereRef('talent_id', '=', 'talent.id')
          .where('kind', 'in', ['headshot_image', 'full_image', 'photo', 'intro_video', 'voice_sample'])
          .where('state', '=', 'ready')
          .orderBy('kind')
          .orderBy('position'),
      ).as('media'),
    ]);
}
