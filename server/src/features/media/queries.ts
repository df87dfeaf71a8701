import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { MediaFile } from '#platform/database-types.generated.ts';

export function insertFile(db: Database, file: Insertable<MediaFile>) {
  return db.insertInto('media_file').values(file).execute();
}

/** Whether the row of a file could go: nothing refers to it. */
export async function deleteFile(db: Database, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from media_file where name = ${name}
      and not exists (select from talent_media where name in (file, public_file, poster))
      and not exists (select from application_media where name in (file, poster))
  `.execute(db);
  return numAffectedRows === 1n;
}

export function findFile(db: Database, name: string) {
  return db.selectFrom('media_file').select('is_public').where('name', '=', name).executeTakeFirst();
}
