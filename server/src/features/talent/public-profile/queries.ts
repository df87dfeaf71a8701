import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { addressAt } from '#features/talent/addresses/queries.ts';
import { isStaying, isVisibleTo } from '#features/talent/profile/queries.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProfileShareLink, TalentVisibility } from '#platform/database/database-types.generated.ts';

export function findPublicProfile(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .select([
      'visibility',
      'date_of_birth',
      isChild(now).as('is_child'),
      sql<boolean>`guardian_agrees(talent.id)`.as('guardian_agrees'),
      sql<boolean>`verified_at is not null`.as('has_proven_email'),
      sql<boolean>`opens_on(talent.id, date_of_birth, visibility_chosen_at) < 'infinity'`.as('has_chosen'),
    ])
    .where('talent.id', '=', talentId)
    .executeTakeFirstOrThrow();
}

export function updateVisibility(db: Database, talentId: string, visibility: TalentVisibility, now: Date) {
  return db
    .updateTable('talent')
    .set({ visibility, visibility_chosen_at: now.toISOString() })
    .where('id', '=', talentId)
    .execute();
}

const linkColumns = [
  'id',
  'label',
  'created_at',
  'expires_at',
  'revoked_at',
  'opened',
  'token_hash',
] as const;

export function listLinks(db: Database, talentId: string) {
  return db
    .selectFrom('profile_share_link')
    .select(linkColumns)
    .where('talent_id', '=', talentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findOwnLink(db: Database, talentId: string, id: string, now: Date) {
  return selectActive(db, now)
    .select(linkColumns)
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .executeTakeFirst();
}

function selectActive(db: Database, now: Date) {
  return db
    .selectFrom('profile_share_link')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString());
}

/** Stores a share link; a repeated request returns the link it already created. */
export function insertLink(db: Database, link: Insertable<ProfileShareLink>) {
  return db
    .insertInto('profile_share_link')
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(['talent_id', 'request_id']).doUpdateSet({ request_id: link.request_id }),
    )
    .returning(linkColumns)
    .executeTakeFirstOrThrow();
}

/** Revokes a share link; one that has ended is unchanged. Returns undefined when there is none. */
export function updateLinkToRevoked(db: Database, talentId: string, id: string, now: Date) {
  return db
    .updateTable('profile_share_link')
    .set({ revoked_at: sql<string>`coalesce(revoked_at, ${now.toISOString()})` })
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

export function findShareLink(db: Database, tokenHash: Buffer, now: Date) {
  return selectActive(db, now)
    .select(['id', 'talent_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export function insertView(db: Database, talent_id: string, production_house_id: string, day: string) {
  return db
    .insertInto('profile_view')
    .values({ talent_id, production_house_id, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records a visitor of a day; returns undefined if already recorded. */
export function insertVisitor(db: Database, mark: Buffer, day: string) {
  return db
    .insertInto('profile_visitor')
    .values({ mark, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
}

export function addVisit(db: Database, talent_id: string, day: string) {
  return db
    .insertInto('profile_visit')
    .values({ talent_id, day })
    .onConflict((conflict) =>
      conflict.columns(['talent_id', 'day']).doUpdateSet({ visitors: sql`profile_visit.visitors + 1` }),
    )
    .execute();
}

export function addOpening(db: Database, linkId: string) {
  return db
    .updateTable('profile_share_link')
    .set({ opened: sql`opened + 1` })
    .where('id', '=', linkId)
    .execute();
}

export function listViews(db: Database, talentId: string, since: string) {
  return db
    .selectFrom('profile_view')
    .innerJoin('production_house', 'production_house.id', 'production_house_id')
    .select((eb) => [
      'company_name as name',
      'verification',
      eb.fn.max('day').as('last_day'),
      sql<number>`count(*)::int`.as('days'),
    ])
    .where('talent_id', '=', talentId)
    .where('day', '>=', since)
    .groupBy('production_house.id')
    .orderBy('last_day', 'desc')
    .orderBy('name')
    .limit(100)
    .execute();
}

export async function countVisitors(db: Database, talentId: string, since: string): Promise<number> {
  const { visitors } = await db
    .selectFrom('profile_visit')
    .select(sql<number>`coalesce(sum(visitors), 0)::int`.as('visitors'))
    .where('talent_id', '=', talentId)
    .where('day', '>=', since)
    .executeTakeFirstOrThrow();
  return visitors;
}

/** Deletes views before a day and the visitor hashes of every day except today. */
export async function deleteViewsBefore(db: Database, day: string, today: string) {
  await db.deleteFrom('profile_view').where('day', '<', day).execute();
  await db.deleteFrom('profile_visit').where('day', '<', day).execute();
  await db.deleteFrom('profile_visitor').where('day', '<', today).execute();
}

export function deleteLinksEndedBefore(db: Database, instant: Date) {
  return db
    .deleteFrom('profile_share_link')
    .where(sql<string>`least(revoked_at, expires_at)`, '<', instant.toISOString())
    .execute();
}

/** Returns a profile page if the house, or without one the public, may see it. */
export function findProfile(db: Database, id: string, houseId: string | null, now: Date) {
  return selectPage(db, now).where('talent.id', '=', id).where(isVisibleTo(houseId, now)).executeTakeFirst();
}
export type ProfilePage = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Returns a talent's profile page regardless of the viewer, for the talent and behind a share link. */
export function findPage(db: Database, id: string, now: Date) {
  return selectPage(db, now)
    .where('talent.id', '=', id)
    .where('verified_at', 'is not', null)
    .where('date_of_birth', 'is not', null)
    .where(isStaying)
    .executeTakeFirst();
}

/** Returns the same for several talent, unordered. */
export function listPages(db: Database, ids: readonly string[], now: Date) {
  return selectPage(db, now).where(sql<boolean>`talent.id = any(${ids})`).execute();
}

function selectPage(db: Database, now: Date) {
  const child = isChild(now);
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .select((eb) => [
      'talent.id',
      addressAt(now).as('slug'),
      'gender',
      'city',
      'state',
      'country',
      'languages',
      'skills',
      'profile_type as profileType',
      'profile_photo as image',
      sql<boolean>`(identity_verified_at is not null and exists (
        select from subscription where talent_id = talent.id
          and starts_at <= ${now.toISOString()} and least(ends_at, ended_at) > ${now.toISOString()}
      ))`.as('verified'),
      'hair_color',
      'body_type',
      'beard',
      'eye_color',
      'talent.updated_at',
      sql<number>`${ageAt(now)}`.as('age'),
      child.as('is_child'),
      sql<string>`case when ${child} then coalesce(substring(name from '\\S+'), '') else name end`.as('name'),
      sql<string | null>`details ->> 'height'`.as('height'),
      sql<unknown>`case when not ${child} then details -> 'credits' end`.as('credits'),
      jsonArrayFrom(
        eb
          .selectFrom('talent_media')
          .select(['id', 'kind', 'file', 'public_file', 'focus', 'poster', 'caption', 'width', 'height'])
          .whereRef('talent_id', '=', 'talent.id')
          .where('kind', 'in', ['headshot_image', 'full_image', 'photo', 'intro_video', 'voice_sample'])
          .where('state', '=', 'ready')
          .orderBy('kind')
          .orderBy('position'),
      ).as('media'),
    ]);
}
