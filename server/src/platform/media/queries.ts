import type { Database } from '#platform/database/database.ts';
import { linkMadeAt } from '#platform/storage/storage.ts';

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
