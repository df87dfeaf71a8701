import { type Insertable, sql } from 'kysely';
import { isPublic } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ApplicationDraft } from '#platform/database/database-types.generated.ts';

/** Returns what was typed for a casting call; undefined if talent do not see the call. */
export async function findDraft(db: Database, talentId: string, jobId: string) {
  const found = await db
    .selectFrom('job')
    .leftJoin('application_draft', (join) =>
      join.onRef('job_id', '=', 'job.id').on('talent_id', '=', talentId),
    )
    .select('fields')
    .where('job.id', '=', jobId)
    .where(isPublic)
    .executeTakeFirst();
  // The column is only written with data validated by the contract's schema.
  return found && ((found.fields ?? {}) as Record<string, string>);
}

/** Returns whether the casting call is one that talent see. */
export async function upsertDraft(
  db: Database,
  { talent_id, job_id, fields, saved_at }: Insertable<ApplicationDraft>,
) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('application_draft')
    .columns(['talent_id', 'job_id', 'fields', 'saved_at'])
    .expression(
      db
        .selectFrom('job')
        .select([
          sql<string>`${talent_id}::uuid`.as('talent_id'),
          'id as job_id',
          sql<string>`${fields}::jsonb`.as('fields'),
          sql<string>`${saved_at}::timestamptz`.as('saved_at'),
        ])
        .where('id', '=', job_id)
        .where(isPublic),
    )
    .onConflict((conflict) =>
      conflict.columns(['talent_id', 'job_id']).doUpdateSet((eb) => ({
        fields: eb.ref('excluded.fields'),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function deleteDraftsBefore(db: Database, instant: Date) {
  return db.deleteFrom('application_draft').where('saved_at', '<', instant.toISOString()).execute();
}
