import type { NewReviewPreset } from '@kirdaar/contract/applications/review-presets';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

export function listPresets(db: Database, houseId: string) {
  return db
    .selectFrom('review_preset')
    .select(['id', 'kind', 'name', 'value'])
    .where('production_house_id', '=', houseId)
    .orderBy('kind')
    .orderBy(sql`lower(name)`)
    .execute();
}

export function upsertPreset(db: Database, production_house_id: string, preset: NewReviewPreset) {
  return db
    .insertInto('review_preset')
    .values({ production_house_id, ...preset })
    .onConflict((conflict) =>
      conflict
        .expression(sql`production_house_id, kind, lower(name)`)
        .doUpdateSet({ name: preset.name, value: preset.value }),
    )
    .execute();
}

export function deletePreset(db: Database, houseId: string, id: string) {
  return db
    .deleteFrom('review_preset')
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .returning('id')
    .executeTakeFirst();
}
