import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { selectReceived, selectWhole } from '#features/applications/queries.ts';
import { fitColumns, matches } from '#features/fit/queries.ts';
import { jobTitle } from '#features/jobs/queries.ts';
import type { Database } from '#platform/database.ts';
import type { ApplicationStatus } from '#platform/database-types.generated.ts';
import { instantText } from '#platform/instant-text.ts';

/** Somebody of a house. */
export interface Reviewer {
  id: string;
  production_house_id: string;
}

const isHeld = sql<boolean>`(held.undone_at is null and held.settled_at is null)`;

/** Where an application to which its `held` step stands beside is for the house; the talent knows of no held step. */
export const reviewedStatus = sql<ApplicationStatus>`case
  when application.status < 'selected' then greatest(application.status, held.status)
  else application.status end`;

/** Until when a `held` step may be taken back, while it counts. */
export const heldUntil = sql<string | null>`case
  when application.status < held.status and application.status < 'selected'
  then ${instantText(sql.ref('held.told_from'))} end`;

/** The applications a house may see, with the step that is held of each as `held`. */
export function selectReviewed(db: Database, houseId: string, now: Date) {
  return selectReceived(db, houseId, now).leftJoin('review_step as held', (join) =>
    join.onRef('held.application_id', '=', 'application.id').on(isHeld),
  );
}

const nameOf = (account: string) => sql<string | null>`member_name(${sql.ref(account)})`;

/** One application with all that its reviewer works with. */
export function findReviewed(db: Database, { id, production_house_id }: Reviewer, sought: string, now: Date) {
  return selectWhole(db, production_house_id, now)
    .leftJoin('review_step as held', (join) =>
      join.onRef('held.application_id', '=', 'application.id').on(isHeld),
    )
    .leftJoin('application_score', 'application_score.application_id', 'application.id')
    .innerJoinLateral(matches.as('match'), (join) => join.onTrue())
    .select(fitColumns(now))
    .select([
      'application.talent_id',
      'application_score.score',
      nameOf('application_score.account_id').as('scored_by'),
      'talent.languages',
      'talent.skills',
      'talent.body_type',
      sql<string | null>`talent.details ->> 'height'`.as('height'),
      reviewedStatus.as('reviewed_status'),
      heldUntil.as('held_until'),
      'held.request_id as held_request_id',
      sql<boolean>`held.account_id is not distinct from ${id}`.as('held_is_own'),
      nameOf('held.account_id').as('held_by'),
      notesOf(db, id).as('notes'),
    ])
    .where('application.id', '=', sought)
    .executeTakeFirst();
}

function noteColumns(accountId: string) {
  return [
    'application_note.id',
    'application_note.text',
    nameOf('application_note.account_id').as('by'),
    sql<boolean>`application_note.account_id is not distinct from ${accountId}`.as('is_own'),
    instantText(sql.ref('application_note.written_at')).as('written_at'),
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

/** What else a talent sent the house, newest first. */
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

/** Keeps the score of an application in the place of the one before; undefined when it is not the house's. */
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

/** Writes a note, or one's own of this id anew; undefined where neither may be. */
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

/** Removes a note of one's own. */
export function deleteNote(db: Database, accountId: string, id: string) {
  return db
    .deleteFrom('application_note')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
}
