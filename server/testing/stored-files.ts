import type { TalentMediaKind } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** Rows that name files; there are no such files on the disk. */
export function givenFiles({ db, now }: Pick<Services, 'db' | 'now'>) {
  /** The name of a file that rows may refer to; its content is left out. */
  async function storedFile(name = `${crypto.randomUUID()}.webp`) {
    const row = { name, is_public: false, created_at: now().toISOString() };
    await db.insertInto('media_file').values(row).execute();
    return name;
  }

  /** A stored file of a talent; there is no such file on the disk. */
  async function medium(talent_id: string, kind: TalentMediaKind) {
    const file = await storedFile();
    const created_at = now().toISOString();
    return db
      .insertInto('talent_media')
      .values({ talent_id, kind, state: 'ready', file, position: 0, bytes: 1000, created_at })
      .returning(['id', 'file'])
      .executeTakeFirstOrThrow();
  }

  return { storedFile, medium };
}
