import { sql } from 'kysely';
import { selectPublicTalent } from '#features/talent/profile/queries.ts';
import type { Database } from '#platform/database/database.ts';

const firstName = sql<string>`coalesce(substring(talent.name from '\\S+'), '')`;
const card = [
  'talent.id',
  sql<string | null>`(select slug from talent_address where talent_id = talent.id and is_current)`.as('slug'),
  'talent.name',
  'talent.image',
  'talent.profile_type as profileType',
  'talent.city',
] as const;

/**
 * Returns public talent born on one of the days (MMDD as a number, such as 1231); those with a picture first.
 */
export function listBirthdayArtists(db: Database, now: Date, days: number[], max: number) {
  return selectPublicTalent(db, now)
    .select(['talent.image', firstName.as('name')])
    .where(sql<boolean>`month_and_day(talent.date_of_birth) = any(${days})`)
    .orderBy(sql`talent.image is null`)
    .orderBy('talent.updated_at', (order) => order.desc().nullsLast())
    .orderBy('talent.id')
    .limit(max)
    .execute();
}

/** Returns staff picks who are public, in their order, rotated by `turn`. */
export function listPickedArtists(db: Database, now: Date, turn: number, max: number) {
  return selectPublicTalent(db, now)
    .innerJoin('featured_talent', 'featured_talent.talent_id', 'talent.id')
    .select(card)
    .orderBy(
      sql`(row_number() over (order by featured_talent.place desc) + ${turn}::integer) % count(*) over ()`,
      'desc',
    )
    .limit(max)
    .execute();
}

/** Returns public talent with a picture and a plan with a featured place, from an id onwards, without staff picks. */
export function listFollowingArtists(db: Database, now: Date, from: string, max: number) {
  return selectPublicTalent(db, now)
    .select(card)
    .where('talent.id', '>=', from)
    .where('talent.image', 'is not', null)
    .where(sql<boolean>`not exists (select from featured_talent where talent_id = talent.id)`)
    .where(
      sql<boolean>`exists (
        select from subscription join plan on plan.id = plan_id
        where talent_id = talent.id and featured
          and starts_at <= ${now} and least(ends_at, ended_at) > ${now})`,
    )
    .orderBy('talent.id')
    .limit(max)
    .execute();
}
