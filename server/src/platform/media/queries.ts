import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { MediaFile } from '#platform/database/database-types.generated.ts';
import { linkMadeAt } from '#platform/storage/storage.ts';

export function insertFile(db: Database, file: Insertable<MediaFile>) {
  return db.insertInto('media_file').values(file).execute();
}

export function findFile(db: Database, name: string) {
  return db.selectFrom('media_file').select('is_public').where('name', '=', name).executeTakeFirst();
}

const isUnused = sql<boolean>`
  not exists (select from talent_media where media_file.name in (file, public_file, poster))
  and not exists (select from application_media where media_file.name in (file, poster, small_file))
  and not exists (select from conversation_file where media_file.name in (file, poster))
  and not exists (select from data_export where media_file.name = file)
  and not exists (select from house_document where media_file.name = file)
  and not exists (select from guardian_proof where media_file.name in (file, relation_file))
  and not exists (select from identity_check where media_file.name = file)
  and not exists (select from tape_request where media_file.name = sides)`;

/** Deletes the row of a file unless something still refers to it; returns whether it was deleted. */
export async function deleteFile(db: Database, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('media_file')
    .where('name', '=', name)
    .where(isUnused)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Records which file has the content of an unused one now; returns whether it did. */
export async function updateReplaced(db: Database, name: string, replaced_by: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_file')
    .set({ replaced_by })
    .where('name', '=', name)
    .where(isUnused)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Finds the file that replaced another one, which was deleted. */
export async function findReplacement(db: Database, name: string): Promise<string | undefined> {
  const file = await db
    .selectFrom('media_file')
    .select('replaced_by')
    .where('name', '=', name)
    .executeTakeFirst();
  return file?.replaced_by ?? undefined;
}

/** Lists stored files created before an instant that nothing refers to. */
export async function listUnusedFiles(db: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from media_file where created_at < ${before} and replaced_by is null
      and not exists (select from talent_media where name = file)
      and not exists (select from talent_media where name = public_file)
      and not exists (select from talent_media where name = poster)
      and not exists (select from application_media where name = file)
      and not exists (select from application_media where name = poster)
      and not exists (select from application_media where name = small_file)
      and not exists (select from conversation_file where media_file.name = file)
      and not exists (select from conversation_file where media_file.name = poster)
      and not exists (select from data_export where media_file.name = file)
      and not exists (select from house_document where media_file.name = file)
      and not exists (select from guardian_proof where name = file)
      and not exists (select from guardian_proof where name = relation_file)
      and not exists (select from identity_check where media_file.name = file)
      and not exists (select from tape_request where name = sides)
    order by created_at limit ${limit}
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a link to a file ended before it expires, because a permission was taken back after it was made. */
export async function hasLinkEnded(db: Database, name: string, expires: number): Promise<boolean> {
  const ended = await db
    .selectFrom('media_file')
    .select('name')
    .where('name', '=', name)
    .where('links_from', '>=', linkMadeAt(expires).toISOString())
    .executeTakeFirst();
  return ended !== undefined;
}
