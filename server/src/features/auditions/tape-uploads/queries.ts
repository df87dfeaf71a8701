import { TAPE_FIELD } from '@kirdaar/contract/rules/self-tapes';
import type { Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { MediaState, SelfTape } from '#platform/database/database-types.generated.ts';

/** Records the upload that a talent begins, in place of an earlier one. */
export function updateUpload(db: Database, applicationId: string, upload: Updateable<SelfTape>) {
  return db
    .updateTable('self_tape')
    .set({ ...upload, upload_finished_at: null })
    .where('application_id', '=', applicationId)
    .execute();
}

export function findUpload(db: Database, id: string, now: Date) {
  return db
    .selectFrom('self_tape')
    .innerJoin('application', 'application.id', 'self_tape.application_id')
    .select(['application_id', 'talent_id as account_id'])
    .select((eb) => [
      eb.ref('upload_id').$notNull().as('id'),
      eb.ref('upload_bytes').$notNull().as('bytes'),
      eb('upload_finished_at', 'is not', null).$castTo<boolean>().as('is_finished'),
    ])
    .where('upload_id', '=', id)
    .where('upload_expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Marks an upload as complete. Returns undefined if it already was, or was cancelled. */
export function finishUpload(db: Database, id: string, now: Date) {
  return db
    .updateTable('self_tape')
    .set({ upload_finished_at: now.toISOString() })
    .where('upload_id', '=', id)
    .where('upload_finished_at', 'is', null)
    .returning('application_id')
    .executeTakeFirst();
}

/** Forgets an upload that was cancelled or rejected. */
export function clearUpload(db: Database, id: string) {
  return db
    .updateTable('self_tape')
    .set({ upload_id: null, upload_name: null, upload_bytes: null, upload_expires_at: null })
    .where('upload_id', '=', id)
    .where('upload_finished_at', 'is', null)
    .execute();
}

/** Replaces the tape among the files of an application; returns the names of the files it had. */
export async function replaceTape(
  db: Database,
  application_id: string,
  { state, file }: { state: MediaState; file: string },
): Promise<(string | null)[]> {
  const former = await db
    .deleteFrom('application_media')
    .where('application_id', '=', application_id)
    .where('field', '=', TAPE_FIELD)
    .returning(['file', 'poster'])
    .execute();
  await db
    .insertInto('application_media')
    .values({ application_id, field: TAPE_FIELD, kind: 'video', state, file })
    .execute();
  return former.flatMap(({ file, poster }) => [file, poster]);
}
