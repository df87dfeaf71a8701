import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { MediaUpload } from '#platform/database/database-types.generated.ts';

export function insertUpload(db: Database, upload: Insertable<MediaUpload>) {
  return db.insertInto('media_upload').values(upload).execute();
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

function selectCurrent(db: Database, now: Date) {
  return db
    .selectFrom('media_upload')
    .select(['id', 'talent_id as account_id', 'kind', 'replaces', 'bytes', 'media_id'])
    .select((eb) => eb('finished_at', 'is not', null).$castTo<boolean>().as('is_finished'))
    .where('expires_at', '>', now.toISOString());
}

export function findUpload(db: Database, id: string, now: Date) {
  return selectCurrent(db, now).where('id', '=', id).executeTakeFirst();
}

export async function finishUpload(db: Database, id: string, media_id: string, now: Date): Promise<boolean> {
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
