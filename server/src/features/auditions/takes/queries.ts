import { TAPE_FIELD } from '@kirdaar/contract/rules/self-tapes';
import { type Insertable, type NotNull, sql } from 'kysely';
import { selectUploads } from '#features/talent/uploads/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ApplicationMedia } from '#platform/database/database-types.generated.ts';

function selectTakeUploads(db: Database, now: Date) {
  return selectUploads(db, now)
    .select(['self_tape_id', 'take', 'begun_at', 'trim_from_ms', 'trim_to_ms'])
    .where('self_tape_id', 'is not', null)
    .where('take', 'is not', null)
    .$narrowType<{ self_tape_id: NotNull; take: NotNull }>();
}

export function findTakeUpload(db: Database, id: string, now: Date) {
  return selectTakeUploads(db, now).where('media_upload.id', '=', id).executeTakeFirst();
}

export function listUnfinishedTakes(db: Database, now: Date, limit: number) {
  return selectTakeUploads(db, now).where('finished_at', 'is', null).limit(limit).execute();
}

/** Deletes what was begun for a take before; returns the ids. */
export async function deleteUnfinishedOf(
  db: Database,
  self_tape_id: string,
  take: number,
): Promise<string[]> {
  const deleted = await db
    .deleteFrom('media_upload')
    .where('self_tape_id', '=', self_tape_id)
    .where('take', '=', take)
    .where('finished_at', 'is', null)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** Returns whether a take of a self-tape waits for the guardian. */
export async function takeWaits(db: Database, self_tape_id: string, take: number): Promise<boolean> {
  const waiting = await db
    .selectFrom('application_media')
    .select('id')
    .where('self_tape_id', '=', self_tape_id)
    .where('take', '=', take)
    .where('guardian_decision_id', 'is not', null)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Belongs to an application, or to what waits for the guardian of a child. */
export type OwnerOfTake = { application_id: string } | { guardian_decision_id: string };

export function insertTake(
  db: Database,
  take: OwnerOfTake &
    Omit<Insertable<ApplicationMedia>, 'field' | 'kind' | 'application_id' | 'guardian_decision_id'>,
) {
  return db
    .insertInto('application_media')
    .values({ ...take, field: TAPE_FIELD, kind: 'video' })
    .execute();
}

function deleteTakes(db: Database) {
  return db.deleteFrom('application_media').where('self_tape_id', 'is not', null);
}

const takeFiles = ['file', 'poster', 'small_file'] as const;
type TakeFiles = Record<(typeof takeFiles)[number], string | null>;
const filesOf = (takes: TakeFiles[]) =>
  takes.flatMap(({ file, poster, small_file }) => [file, poster, small_file]);

/** Nobody has watched it, or it waits for the guardian. */
const isUnwatched = sql<boolean>`
  not exists (select from take_view where application_media_id = application_media.id)`;

/**
 * Deletes the take that another one replaces, unless somebody watched it; returns its files. One that is sent also
 * replaces one that waits, but `id`.
 */
export async function deleteReplaced(
  db: Database,
  owner: OwnerOfTake,
  self_tape_id: string,
  take: number,
  id?: string,
) {
  const deleted = await deleteTakes(db)
    .where('self_tape_id', '=', self_tape_id)
    .where('take', '=', take)
    .$if('guardian_decision_id' in owner, (waits) => waits.where('guardian_decision_id', 'is not', null))
    .$if(id !== undefined, (others) => others.where('id', '<>', id ?? ''))
    .where(isUnwatched)
    .returning(takeFiles)
    .execute();
  return filesOf(deleted);
}

/** Deletes a take and returns its files; undefined if somebody watched it. */
export async function deleteTake(db: Database, id: string) {
  const [deleted] = await deleteTakes(db)
    .where('id', '=', id)
    .where(isUnwatched)
    .returning(takeFiles)
    .execute();
  return deleted && filesOf([deleted]);
}

/**
 * Sends the takes that waited for the guardian, and drops those whose earlier one was watched meanwhile. Returns whether
 * any was sent.
 */
export async function sendWaitingTakes(db: Database, decisionId: string, application_id: string) {
  const waiting = await db
    .selectFrom('application_media')
    .select(['id', 'self_tape_id', 'take'])
    .where('guardian_decision_id', '=', decisionId)
    .$narrowType<{ self_tape_id: NotNull; take: NotNull }>()
    .execute();
  for (const { id, self_tape_id, take } of waiting)
    await deleteReplaced(db, { application_id }, self_tape_id, take, id);
  const { numUpdatedRows } = await db
    .updateTable('application_media as waiting')
    .set({ application_id, guardian_decision_id: null })
    .where('guardian_decision_id', '=', decisionId)
    .where(
      sql<boolean>`not exists (
        select from application_media sent where sent.application_id is not null
          and (sent.self_tape_id, sent.take) = (waiting.self_tape_id, waiting.take)
      )`,
    )
    .executeTakeFirst();
  await deleteTakes(db).where('guardian_decision_id', '=', decisionId).execute();
  return numUpdatedRows > 0n;
}

/** Returns the self-tape of what waits for a guardian, and when the child sent it. */
export function findWaiting(db: Database, decisionId: string) {
  return db
    .selectFrom('guardian_decision')
    .innerJoin('self_tape', 'self_tape.id', 'subject_id')
    .select(['self_tape.id', 'self_tape.application_id', 'asked_at'])
    .where('guardian_decision.id', '=', decisionId)
    .executeTakeFirstOrThrow();
}

/** Marks the self-tapes whose days are over as deleted, and deletes their takes; returns the files. */
export async function deleteTakesDue(db: Database, now: Date, limit: number) {
  const instant = now.toISOString();
  const marked = await db
    .updateTable('self_tape')
    .set({ deleted_at: instant })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('self_tape as due')
        .select('due.id')
        .where('due.deleted_at', 'is', null)
        .where(sql<boolean>`exists (select from application_media where self_tape_id = due.id)`)
        .where(sql<boolean>`takes_deleted_at(due.request_id) <= ${instant}::timestamptz`)
        .limit(limit),
    )
    .returning('id')
    .execute();
  if (marked.length === 0) return [];
  const deleted = await deleteTakes(db)
    .where(
      'self_tape_id',
      'in',
      marked.map(({ id }) => id),
    )
    .returning(takeFiles)
    .execute();
  return filesOf(deleted);
}
