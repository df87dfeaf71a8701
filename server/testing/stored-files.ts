import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import type { TalentMediaKind } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

let exports = 0;

/** Inserts rows that name files; the files do not exist on disk. */
export function givenFiles({ db, now }: Pick<Services, 'db' | 'now'>) {
  /** Inserts a file name that rows can refer to, without content. */
  async function storedFile(name = `${crypto.randomUUID()}.webp`) {
    const row = { name, is_public: false, created_at: now().toISOString() };
    await db.insertInto('media_file').values(row).execute();
    return name;
  }

  /** Inserts a stored file of a talent; unless a name is given, the file does not exist on disk. */
  async function medium(talent_id: string, kind: TalentMediaKind, named?: string) {
    const file = named ?? (await storedFile());
    const created_at = now().toISOString();
    return db
      .insertInto('talent_media')
      .values({ talent_id, kind, state: 'ready', file, position: 0, bytes: 1000, created_at })
      .returning(['id', 'file'])
      .executeTakeFirstOrThrow();
  }

  /** Inserts an export that is ready for a week, requested one day before the previous one. */
  async function dataExport(account_id: string) {
    exports += 1;
    const present = now().getTime();
    const { id } = await db
      .insertInto('data_export')
      .values({
        account_id,
        state: 'ready',
        file: await storedFile(`${crypto.randomUUID()}.zip`),
        bytes: 1000,
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
