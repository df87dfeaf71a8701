import type { Insertable, NotNull } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { MediaUpload } from '#platform/database/database-types.generated.ts';

export function insertUpload(db: Database, upload: Insertable<MediaUpload>) {
  return db.insertInto('media_upload').values(upload).execute();
}

/** Lets the uploads of a talent begin one after the other, until the caller's transaction ends. */
export function lockUploads(db: Database, talentId: string) {
  return db.selectFrom('talent').select('id').where('id', '=', talentId).forNoKeyUpdate().execute();
}

export async function countUploads(db: Database, talentId: string, now: Date): Promise<number> {
  const { underway } = await db
    .selectFrom('media_upload')
    .select((eb) => eb.fn.countAll<number>().as('underway'))
    .where('talent_id', '=', talentId)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return underway;
}

/** Selects the uploads of talent that can be continued. */
export function selectUploads(db: Database, now: Date) {
  return db
    .selectFrom('media_upload')
    .select(['media_upload.id', 'media_upload.talent_id as account_id', 'bytes'])
    .select((eb) => eb('finished_at', 'is not', null).$castTo<boolean>().as('is_finished'))
    .where('expires_at', '>', now.toISOString());
}

function selectCurrent(db: Database, now: Date) {
  return selectUploads(db, now)
    .select(['kind', 'replaces', 'media_id'])
    .where('kind', 'is not', null)
    .$narrowType<{ kind: NotNull }>();
}

export function findUpload(db: Database, id: string, now: Date) {
  return selectCurrent(db, now).where('id', '=', id).executeTakeFirst();
}

/** Returns whether it was not finished before. `media_id` is the medium that it became, if it became one. */
export async function finishUpload(
  db: Database,
  id: string,
  media_id: string | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_upload')
    .set({ finished_at: now.toISOString(), media_id })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function deleteUpload(db: Database, id: string) {
  return db.deleteFrom('media_upload').where('id', '=', id).execute();
}

export function deleteExpiredUploads(db: Database, now: Date) {
  return db.deleteFrom('media_upload').where('expires_at', '<=', now.toISOString()).execute();
}

export function listUnfinishedUploads(db: Database, now: Date, limit: number) {
  return selectCurrent(db, now).where('finished_at', 'is', null).limit(limit).execute();
}
