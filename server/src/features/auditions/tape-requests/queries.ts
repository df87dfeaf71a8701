import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { TapeRequest } from '#platform/database/database-types.generated.ts';

/** What a request asks for. */
export const requestColumns = [
  'instructions',
  'deadline',
  'sides',
  'sides_text',
  'questions',
  'max_takes',
  'orientation',
  'slate',
  'keep_days',
] as const;

function selectRequests(db: Database, jobId: string) {
  return db
    .selectFrom('tape_request')
    .select(['id', 'audience', 'sides_pages', ...requestColumns])
    .where('job_id', '=', jobId);
}

/** That of the role first, then the newest first. */
export function listRequests(db: Database, jobId: string) {
  return selectRequests(db, jobId)
    .orderBy('audience')
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

export function findRequest(db: Database, jobId: string, id: string) {
  return selectRequests(db, jobId).where('id', '=', id).executeTakeFirst();
}

/** The request to everyone who is invited to the role. */
export function findRoleRequest(db: Database, jobId: string) {
  return selectRequests(db, jobId).where('audience', '=', 'role').executeTakeFirst();
}

export function lockRoleRequest(db: Database, jobId: string) {
  return selectRequests(db, jobId).where('audience', '=', 'role').forNoKeyUpdate().executeTakeFirst();
}

export function upsertRoleRequest(db: Database, { job_id, ...changed }: Insertable<TapeRequest>) {
  return db
    .insertInto('tape_request')
    .values({ job_id, ...changed })
    .onConflict(
      (
        conflict, // A literal, because PostgreSQL finds the index by it.
      ) => conflict.column('job_id').where('audience', '=', sql.lit('role')).doUpdateSet(changed),
    )
    .execute();
}

/** Returns undefined if it was sent before. */
export function insertRequest(db: Database, request: Insertable<TapeRequest>) {
  return db
    .insertInto('tape_request')
    .values(request)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function updateScoresParts(db: Database, jobId: string, scores_parts: boolean) {
  return db
    .updateTable('job')
    .set({ scores_parts })
    .where('id', '=', jobId)
    .where(sql<boolean>`scores_parts <> ${scores_parts}`)
    .execute();
}

/** Returns undefined if they were asked before. */
export function insertSelfTape(
  db: Database,
  invited: { application_id: string; request_id: string; account_id: string },
  now: Date,
) {
  const at = now.toISOString();
  return db
    .insertInto('self_tape')
    .values({ ...invited, invited_at: at, changed_at: at })
    .onConflict((conflict) => conflict.columns(['application_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** The self-tapes of a request whose talent can still send a first take. */
export function listMissing(db: Database, requestId: string) {
  return db
    .selectFrom('self_tape')
    .innerJoin('application', 'application.id', 'self_tape.application_id')
    .select('self_tape.id')
    .where('request_id', '=', requestId)
    .where('application.status', '<', 'selected')
    .where('received_at', 'is', null)
    .where('declined_at', 'is', null)
    .execute();
}
