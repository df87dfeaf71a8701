import type { TalentMediaKind } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let exports = 0;

/** Rows that name files; there are no such files on the disk. */
export function givenFiles({ db, now }: Pick<Services, 'db' | 'now'>) {
  /** The name of a file that rows may refer to; its content is left out. */
  async function storedFile(name = `${crypto.randomUUID()}.webp`) {
    const row = { name, is_public: false, created_at: now().toISOString() };
    await db.insertInto('media_file').values(row).execute();
    return name;
  }

  /** A stored file of a talent; unless one is named, there is no such file on the disk. */
  async function medium(talent_id: string, kind: TalentMediaKind, named?: string) {
    const file = named ?? (await storedFile());
    const created_at = now().toISOString();
    return db
      .insertInto('talent_media')
      .values({ talent_id, kind, state: 'ready', file, position: 0, bytes: 1000, created_at })
      .returning(['id', 'file'])
      .executeTakeFirstOrThrow();
  }

  /** An export that is ready for a week; each was asked for a day before the last one. */
  async function dataExport(account_id: string) {
    exports += 1;
    const present = now().getTime();
    const { id } = await db
      .insertInto('data_export')
      .values({
        ...{ account_id, state: 'ready', file: await storedFile(`${crypto.randomUUID()}.zip`), bytes: 1000 },
        asked_at: new Date(present - exports * DAY_MS).toISOString(),
        next_from: new Date(present - (exports - 1) * DAY_MS).toISOString(),
        ready_at: now().toISOString(),
        ends_at: new Date(present + 7 * DAY_MS).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  return { storedFile, medium, dataExport };
}
