import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { selectReceived, selectWhole } from '#features/applications/received/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { matchColumns, matches } from '#features/jobs/matching/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** A team member of a house. */
export interface Reviewer {
  id: string;
  production_house_id: string;
}

const isPending = sql<boolean>`(pending.undone_at is null and pending.settled_at is null)`;

/**
 * The status of an application for the house, including its pending move in `pending`. The talent does not see a
 * pending move.
 */
export const reviewedStatus = sql<ApplicationStatus>`case
  when application.status < 'selected' then greatest(application.status, pending.status)
  else application.status end`;

/** Until when the pending move in `pending` can be undone, while it has an effect. */
export const undoUntil = sql<string | null>`case
  when application.status < pending.status and application.status < 'selected'
  then ${timestampText(sql.ref('pending.settles_at'))} end`;

/** Selects the applications that a house may see, with the pending move of each as `pending`. */
export function selectReviewed(db: Database, houseId: string, now: Date) {
  return selectReceived(db, houseId, now).leftJoin('pending_move as pending', (join) =>
    join.onRef('pending.application_id', '=', 'application.id').on(isPending),
  );
}

const nameOf = (account: string) => sql<string | null>`member_name(${sql.ref(account)})`;

/** Returns one application with everything that its reviewer needs. */
export function findReviewed(
  db: Database,
  { id, production_house_id }: Reviewer,
  applicationId: string,
  now: Date,
) {
  return selectWhole(db, production_house_id, now)
    .leftJoin('pending_move as pending', (join) =>
      join.onRef('pending.application_id', '=', 'application.id').on(isPending),
    )
    .leftJoin('application_score', 'application_score.application_id', 'application.id')
    .innerJoinLateral(matches.as('match'), (join) => join.onTrue())
    .select(matchColumns(now))
    .select([
      'application.talent_id',
      'application_score.score',
      nameOf('application_score.account_id').as('scored_by'),
      'talent.languages',
      'talent.skills',
      'talent.body_type',
      sql<string | null>`talent.details ->> 'height'`.as('height'),
      reviewedStatus.as('reviewed_status'),
      undoUntil.as('undo_until'),
      'pending.request_id as pending_request_id',
      sql<boolean>`pending.account_id is not distinct from ${id}`.as('pending_is_own'),
      nameOf('pending.account_id').as('pending_by'),
      notesOf(db, id).as('notes'),
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

function noteColumns(accountId: string) {
  return [
    'application_note.id',
    'application_note.text',
    nameOf('application_note.account_id').as('by'),
    sql<boolean>`application_note.account_id is not distinct from ${accountId}`.as('is_own'),
    timestampText(sql.ref('application_note.written_at')).as('written_at'),
  ] as const;
}

function notesOf(db: Database, accountId: string) {
  return jsonArrayFrom(
    db
      .selectFrom('application_note')
      .select(noteColumns(accountId))
      .where('application_id', '=', sql<string>`application.id`)
      .orderBy('application_note.written_at')
      .orderBy('application_note.id'),
  );
}

/** Returns the other applications that a talent sent the house, newest first. */
export function listOthers(
  db: Database,
  houseId: string,
  { talent_id, application_id }: { talent_id: string; application_id: string },
  now: Date,
) {
  return selectReviewed(db, houseId, now)
    .select((eb) => [
      'application.id as application_id',
      'application.applied_at',
      reviewedStatus.as('status'),
      jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
    ])
    .where('application.talent_id', '=', talent_id)
    .where('application.id', '<>', application_id)
    .orderBy('application.applied_at', 'desc')
    .limit(100)
    .execute();
}

/**
 * Stores the score of an application, replacing an earlier one. Returns undefined if the application is not
 * the house's.
 */
export function upsertScore(db: Database, by: Reviewer, id: string, score: number, now: Date) {
  const scored_at = sql<string>`${now.toISOString()}::timestamptz`;
  return db
    .insertInto('application_score')
    .columns(['application_id', 'score', 'account_id', 'scored_at'])
    .expression(
      selectReceived(db, by.production_house_id, now)
        .select([
          'application.id',
          sql<number>`${score}::smallint`.as('score'),
          sql<string>`${by.id}::uuid`.as('account_id'),
          scored_at.as('scored_at'),
        ])
        .where('application.id', '=', id),
    )
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet((eb) => ({
        score: eb.ref('excluded.score'),
        account_id: eb.ref('excluded.account_id'),
        scored_at: eb.ref('excluded.scored_at'),
      })),
    )
    .returning('application_id')
    .executeTakeFirst();
}

export function deleteScore(db: Database, id: string) {
  return db.deleteFrom('application_score').where('application_id', '=', id).execute();
}

/** Adds a note, or rewrites the user's own note with this id. Returns undefined if neither is allowed. */
export function upsertNote(
  db: Database,
  by: Reviewer,
  note: { id: string; application_id: string; text: string },
  now: Date,
) {
  return db
    .insertInto('application_note')
    .columns(['id', 'application_id', 'account_id', 'text', 'written_at'])
    .expression(
      selectReceived(db, by.production_house_id, now)
        .select([
          sql<string>`${note.id}::uuid`.as('id'),
          'application.id as application_id',
          sql<string>`${by.id}::uuid`.as('account_id'),
          sql<string>`${note.text}`.as('text'),
          sql<string>`${now.toISOString()}::timestamptz`.as('written_at'),
        ])
        .where('application.id', '=', note.application_id),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text') }))
        .whereRef('application_note.account_id', '=', 'excluded.account_id')
        .whereRef('application_note.application_id', '=', 'excluded.application_id'),
    )
    .returning(noteColumns(by.id))
    .executeTakeFirst();
}

/** Deletes a note of the user. */
export function deleteNote(db: Database, accountId: string, id: string) {
  return db
    .deleteFrom('application_note')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
}
