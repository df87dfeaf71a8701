import type { MediaKind, MediaState } from '@kirdaar/contract/rules/vocabulary';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isChild } from '#features/talent/queries.ts';
import type { Database } from '#platform/database.ts';
import type { TalentMedia } from '#platform/database-types.generated.ts';

const medium = [
  'id',
  'kind',
  'state',
  'file',
  'public_file',
  'poster',
  'caption',
  'position',
  'width',
  'height',
  'seconds',
  'bytes',
  'created_at',
] as const;

/** A talent's media by kind and place. */
export function listMedia(db: Database, talentId: string) {
  return db
    .selectFrom('talent_media')
    .select(medium)
    .where('talent_id', '=', talentId)
    .orderBy('kind')
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findMedium(db: Database, talentId: string, id: string) {
  return db
    .selectFrom('talent_media')
    .select(medium)
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Those of the talent's own media that are named, in no order. Until the transaction ends none of them can be
 * deleted, so that what comes to refer to their files finds them.
 */
export function findOwnMedia(db: Database, talentId: string, ids: string[]) {
  return db
    .selectFrom('talent_media')
    .select(['id', 'kind', 'state', 'file', 'poster', 'bytes'])
    .where('talent_id', '=', talentId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .forShare()
    .execute();
}

export function insertMedium(db: Database, values: Insertable<TalentMedia>) {
  return db.insertInto('talent_media').values(values).returning(medium).executeTakeFirstOrThrow();
}

/** Takes a medium out of the library and says which files it had. */
export function deleteMedium(db: Database, talentId: string, id: string, kind?: MediaKind) {
  return db
    .deleteFrom('talent_media')
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'image'))
    .returning(['file', 'public_file', 'poster', 'position'])
    .executeTakeFirst();
}

/** Takes the first medium of a kind out of the library. */
export function deleteFirst(db: Database, talentId: string, kind: MediaKind) {
  return db
    .deleteFrom('talent_media')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('talent_media')
        .select('id')
        .where('talent_id', '=', talentId)
        .where('kind', '=', kind)
        .orderBy('position')
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .returning(['file', 'public_file', 'poster', 'position'])
    .executeTakeFirst();
}

/** The place behind all that a talent has of a kind. */
export async function findLastPlace(db: Database, talentId: string, kind: MediaKind): Promise<number> {
  const { place } = await db
    .selectFrom('talent_media')
    .select((eb) => eb.fn.coalesce(eb(eb.fn.max('position'), '+', 1), eb.lit(0)).as('place'))
    .where('talent_id', '=', talentId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(place);
}

/** The medium that a file became when it was sent before. */
export function findByDigest(db: Database, talentId: string, kind: MediaKind, digest: Buffer) {
  return db
    .selectFrom('talent_media')
    .select(medium)
    .where('talent_id', '=', talentId)
    .where('kind', '=', kind)
    .where('digest', '=', digest)
    .executeTakeFirst();
}

/** Gives the media of a kind the places that their ids have in the list. */
export function placeMedia(db: Database, talentId: string, kind: MediaKind, ids: string[]) {
  return db
    .updateTable('talent_media')
    .set({ position: sql<number>`array_position(${ids}::uuid[], id) - 1` })
    .where('talent_id', '=', talentId)
    .where('kind', '=', kind)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

export function updateMedium(db: Database, talentId: string, id: string, values: Updateable<TalentMedia>) {
  return db
    .updateTable('talent_media')
    .set(values)
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .returning(medium)
    .executeTakeFirst();
}

/** Whether the talent is known to be of age: of anyone else, nothing gets an address that never ends. */
export async function isOfAge(db: Database, talentId: string, now: Date): Promise<boolean> {
  const talent = await db
    .selectFrom('talent')
    .select(isChild(now).as('is_child'))
    .where('id', '=', talentId)
    .where('date_of_birth', 'is not', null)
    .executeTakeFirst();
  return talent?.is_child === false;
}

/** Holds a talent's media as they are until the transaction ends. */
export function lockMedia(db: Database, talentId: string) {
  return db.selectFrom('talent').select('id').where('id', '=', talentId).forNoKeyUpdate().execute();
}

/** What still has to be made playable, in the library or sent with an application or a message; undefined when nothing waits. */
export async function findUnplayable(db: Database, file: string): Promise<{ is_video: boolean } | undefined> {
  const { rows } = await sql<{ is_video: boolean }>`
    select kind <> 'voice_sample' as is_video from talent_media where file = ${file} and state = 'processing'
    union all
    select kind <> 'audio' from application_media where file = ${file} and state = 'processing'
    union all
    select kind <> 'audio' from conversation_file where file = ${file} and state = 'processing'
    limit 1`.execute(db);
  return rows[0];
}

/** Says in the library how making a file playable ended, unless that was settled meanwhile. */
export function settleMedium(db: Database, file: string, values: Updateable<TalentMedia>) {
  return db
    .updateTable('talent_media')
    .set(values)
    .where('file', '=', file)
    .where('state', '=', 'processing')
    .execute();
}

/** The same where it was sent along, which then shows the file that took the other's place. */
export async function settleWhereSent(
  db: Database,
  file: string,
  by: { state: MediaState; file?: string; poster?: string | null },
) {
  await db.updateTable('application_media').set(by).where('file', '=', file).execute();
  await db.updateTable('conversation_file').set(by).where('file', '=', file).execute();
}

/** Pictures of grown-ups that have no public copy yet. */
export function listUnpublished(db: Database, now: Date, most: number) {
  return db
    .selectFrom('talent_media')
    .innerJoin('talent', 'talent.id', 'talent_media.talent_id')
    .select(['talent_media.id', 'talent_id', 'file'])
    .where('kind', 'in', ['image', 'headshot_image', 'full_image', 'photo'])
    .where('public_file', 'is', null)
    .where('date_of_birth', 'is not', null)
    .where(({ not }) => not(isChild(now)))
    .limit(most)
    .execute();
}
