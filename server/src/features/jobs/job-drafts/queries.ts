import { reviewedJobFields } from '@kirdaar/contract/rules/job-fields';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { JobDraft } from '#platform/database/database-types.generated.ts';

/** A draft of a form that was posted meanwhile is dropped. */
export function upsertDraft(db: Database, draft: Insertable<JobDraft>) {
  return db
    .insertInto('job_draft')
    .values(draft)
    .onConflict((conflict) =>
      conflict.columns(['production_house_id', 'request_id']).doUpdateSet((eb) => ({
        fields: eb.ref('excluded.fields'),
        saved_at: eb.ref('excluded.saved_at'),
        account_id: eb.ref('excluded.account_id'),
      })),
    )
    .execute();
}

/** Last saved first. */
export function listDrafts(db: Database, production_house_id: string) {
  return db
    .selectFrom('job_draft')
    .select([
      'request_id as id',
      'saved_at',
      sql<string | null>`member_name(account_id)`.as('saved_by'),
      sql<string>`coalesce(fields ->> 'role_details', '')`.as('role_details'),
      sql<string>`coalesce(fields ->> 'project_type', '')`.as('project_type'),
      sql<number>`(
        select 1 + count(distinct split_part(key, '.', 2)) from jsonb_object_keys(fields) key
        where key like 'more_roles.%'
      )`.as('roles'),
    ])
    .where('production_house_id', '=', production_house_id)
    .orderBy('saved_at', 'desc')
    .orderBy('request_id')
    .execute();
}

export function findDraft(db: Database, production_house_id: string, request_id: string) {
  return db
    .selectFrom('job_draft')
    .select(['request_id as id', 'fields', 'image', 'saved_at'])
    .where('production_house_id', '=', production_house_id)
    .where('request_id', '=', request_id)
    .executeTakeFirst();
}

/** Returns the picture. */
export function deleteDraft(db: Database, production_house_id: string, request_id: string) {
  return db
    .deleteFrom('job_draft')
    .where('production_house_id', '=', production_house_id)
    .where('request_id', '=', request_id)
    .returning('image')
    .executeTakeFirst();
}

/** Returns the pictures. */
export function deleteDraftsBefore(db: Database, instant: Date) {
  return db
    .deleteFrom('job_draft')
    .where('saved_at', '<', instant.toISOString())
    .returning('image')
    .execute();
}

const days: readonly string[] = ['audition_dates', 'audition_end_date', 'shoot_dates'];

/** Returns the fields of a house's casting call under their form names, without its dates. */
export function findJobToCopy(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('job')
    .select(reviewedJobFields.filter((field) => !days.includes(field)))
    .select('image')
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .executeTakeFirst();
}
