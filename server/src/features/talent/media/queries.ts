import { type MediaKind, type MediaState, mediaKinds } from '@kirdaar/contract/rules/vocabulary';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isChild } from '#features/accounts/guardians/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ApplicationMedia, TalentMedia } from '#platform/database/database-types.generated.ts';
import type { Cut } from '#platform/media/write-take.ts';

const mediumColumns = [
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
  'focus',
  'seconds',
  'bytes',
  'created_at',
] as const;

function selectMedia(db: Database, talentId: string) {
  return db.selectFrom('talent_media').select(mediumColumns).where('talent_id', '=', talentId);
}

export function listMedia(db: Database, talentId: string) {
  return selectMedia(db, talentId)
    .orderBy('kind')
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findMedium(db: Database, talentId: string, id: string) {
  return selectMedia(db, talentId).where('id', '=', id).executeTakeFirst();
}

/** Finds the medium created from the same file earlier. */
export function findByDigest(db: Database, talentId: string, kind: MediaKind, digest: Buffer) {
  return selectMedia(db, talentId).where('kind', '=', kind).where('digest', '=', digest).executeTakeFirst();
}

/** The focus of a picture sent with an application, while the library has it. */
export const focusOfCopy = sql<
  string | null
>`(select focus from talent_media where talent_media.file = application_media.file limit 1)`;

/** Finds some of a talent's own media, and locks them so that new references to their files stay valid. */
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
  return db.insertInto('talent_media').values(values).returning(mediumColumns).executeTakeFirstOrThrow();
}

/** Deletes a medium from the library and returns its files; `kind` is checked if given. */
export function deleteMedium(db: Database, talentId: string, id: string, kind?: MediaKind) {
  return db
    .deleteFrom('talent_media')
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .where('kind', 'in', kind ? [kind] : mediaKinds)
    .returning(['file', 'public_file', 'poster', 'position'])
    .executeTakeFirst();
}

export function updatePositions(db: Database, talentId: string, kind: MediaKind, ids: string[]) {
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
    .returning(mediumColumns)
    .executeTakeFirst();
}

/** Whether the talent is known to be an adult. Nothing of any other talent gets a permanent public URL. */
export async function isOfAge(db: Database, talentId: string, now: Date): Promise<boolean> {
  const talent = await db
    .selectFrom('talent')
    .select(isChild(now).as('is_child'))
    .where('id', '=', talentId)
    .where('date_of_birth', 'is not', null)
    .executeTakeFirst();
  return talent?.is_child === false;
}

export function lockMedia(db: Database, talentId: string) {
  return db.selectFrom('talent').select('id').where('id', '=', talentId).forNoKeyUpdate().execute();
}

interface Unplayable {
  is_video: boolean;
  /** How a take of a self-tape is cut, and what its slate says. */
  take: Cut | null;
}

/** Finds a file to be made playable, in a library or sent with an application or a message. */
export async function findUnplayable(db: Database, file: string): Promise<Unplayable | undefined> {
  const { rows } = await sql<Unplayable>`
    select kind <> 'voice_sample' as is_video, null as take
      from talent_media where file = ${file} and state = 'processing'
    union all
    select kind <> 'audio', case when take is not null then jsonb_build_object(
        'from', trim_from_ms, 'to', trim_to_ms, 'slate', coalesce(slate, '{}')) end
      from application_media where file = ${file} and state = 'processing'
    union all
    select kind <> 'audio', null from conversation_file where file = ${file} and state = 'processing'
    limit 1`.execute(db);
  return rows[0];
}

/** Records in the library the result of making a file playable, unless it was recorded already. */
export function updateProcessedMedium(db: Database, file: string, values: Updateable<TalentMedia>) {
  return db
    .updateTable('talent_media')
    .set(values)
    .where('file', '=', file)
    .where('state', '=', 'processing')
    .execute();
}

/** Records the same for applications and messages, which then show the new file. */
export async function updateProcessedCopies(
  db: Database,
  file: string,
  values: { state: MediaState; file?: string; poster?: string | null },
  ofTake: Pick<Updateable<ApplicationMedia>, 'small_file' | 'seconds'> = {},
) {
  await db
    .updateTable('application_media')
    .set({ ...values, ...ofTake })
    .where('file', '=', file)
    .execute();
  await db.updateTable('conversation_file').set(values).where('file', '=', file).execute();
}

export function listUnpublished(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('talent_media')
    .innerJoin('talent', 'talent.id', 'talent_media.talent_id')
    .select(['talent_media.id', 'talent_id', 'file'])
    .where('kind', 'in', ['image', 'headshot_image', 'full_image', 'photo'])
    .where('public_file', 'is', null)
    .where('date_of_birth', 'is not', null)
    .where(({ not }) => not(isChild(now)))
    .where(sql<boolean>`may_be_found(talent_id)`)
    .limit(limit)
    .execute();
}

/** Lists the public files that fewer people may see now, so that their addresses have ended. */
export async function listRetired(db: Database): Promise<string[]> {
  const files = db.selectFrom('media_file').select('name').where('is_public', '=', true);
  return (await files.where('links_from', 'is not', null).execute()).map(({ name }) => name);
}
