import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import {
  type ApplicationMediaField,
  applicationMediaFields,
} from '@kirdaar/contract/rules/application-media';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ApplicationKit as KitRow } from '#platform/database/database-types.generated.ts';

const columns = {
  headshot: 'headshot',
  fullPhoto: 'full_photo',
  auditionVideo: 'audition_video',
} as const satisfies Record<ApplicationMediaField, keyof KitRow>;

export async function listKits(db: Database, talentId: string): Promise<ApplicationKit[]> {
  const rows = await db
    .selectFrom('application_kit')
    .select(['id', 'name', 'note', ...Object.values(columns)])
    .where('talent_id', '=', talentId)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ id, name, note, ...files }) => ({
    id,
    name,
    note,
    media: applicationMediaFields.flatMap((field) => {
      const media_id = files[columns[field]];
      return media_id ? [{ field, media_id }] : [];
    }),
  }));
}

export function mediaColumns(media: ApplicationKit['media']) {
  const idOf = (field: ApplicationMediaField) =>
    media.find((chosen) => chosen.field === field)?.media_id ?? null;
  return {
    [columns.headshot]: idOf('headshot'),
    [columns.fullPhoto]: idOf('fullPhoto'),
    [columns.auditionVideo]: idOf('auditionVideo'),
  };
}

/** Locks a talent's row, so that kits saved at the same time count each other. */
export function lockTalent(db: Database, talentId: string) {
  return db.selectFrom('talent').select('id').where('id', '=', talentId).forNoKeyUpdate().execute();
}

export function insertKit(db: Database, kit: Insertable<KitRow>) {
  return db.insertInto('application_kit').values(kit).execute();
}

export function updateKit(db: Database, talentId: string, id: string, kit: Updateable<KitRow>) {
  return db
    .updateTable('application_kit')
    .set(kit)
    .where('id', '=', id)
    .where('talent_id', '=', talentId)
    .returning('id')
    .executeTakeFirst();
}

export function deleteKit(db: Database, talentId: string, id: string) {
  return db
    .deleteFrom('application_kit')
    .where('id', '=', id)
    .where('talent_id', '=', talentId)
    .returning('id')
    .executeTakeFirst();
}
