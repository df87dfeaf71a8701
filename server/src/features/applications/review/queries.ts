import { type ScorePart, scoreParts } from '@kirdaar/contract/rules/self-tapes';
import { mayActAs, type TeamRole } from '@kirdaar/contract/rules/team-roles';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isMoveSent } from '#features/applications/moves/queries.ts';
import {
  isAdded,
  isRegistered,
  selectReceived,
  selectWhole,
} from '#features/applications/received/queries.ts';
import { matchColumns, matches } from '#features/jobs/matching/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

export interface Reviewer {
  id: string;
  production_house_id: string;
  team_role: TeamRole;
}

interface Scores {
  own: number | null;
  average: number;
  lowest: number;
  highest: number;
  count: number;
}

export function scoresFor({ id }: Pick<Reviewer, 'id'>) {
  return sql<Scores>`(
    select max(score) filter (where account_id = ${id}) own, round(avg(score), 1)::float8 average,
      min(score) lowest, max(score) highest, count(*)::integer count
    from application_score where application_id = application.id
  )`;
}

/** Whether the reader sees the scores of the others in `scores`; a member who may score gives theirs first. */
export function seesScores({ team_role }: Pick<Reviewer, 'team_role'>) {
  return mayActAs(team_role, 'reviewer')
    ? sql<boolean>`(scores.own is not null)`
    : sql<boolean>`(scores.count > 0)`;
}

export function scoreColumns(by: Reviewer) {
  return [
    sql<number | null>`scores.own`.as('score'),
    sql<Omit<Scores, 'own'> | null>`case when ${seesScores(by)} then jsonb_build_object(
      'average', average, 'lowest', lowest, 'highest', highest, 'count', count) end`.as('team_score'),
  ] as const;
}

const nameOf = (account: string) => sql<string | null>`member_name(${sql.ref(account)})`;

export function findReviewed(db: Database, by: Reviewer, applicationId: string, now: Date) {
  const { id, production_house_id } = by;
  return selectWhole(db, production_house_id, now)
    .innerJoinLateral(scoresFor(by).as('scores'), (join) => join.onTrue())
    .innerJoinLateral(matches.as('match'), (join) => join.onTrue())
    .select(matchColumns(now))
    .select([
      'application.talent_id',
      ...scoreColumns(by),
      scoresOf(db, by).as('scores'),
      'talent.languages',
      'talent.skills',
      'talent.body_type',
      sql<string | null>`talent.details ->> 'height'`.as('height'),
      'application.status as shown_status',
      isAdded.as('added'),
      isRegistered.as('is_registered'),
      'job.stage_names',
      jsonArrayFrom(
        db
          .selectFrom('stage_move as own')
          .select([
            sql<string>`own.request_id`.as('request_id'),
            'own.was',
            'own.stage',
            nameOf('own.account_id').as('by'),
            sql<boolean>`own.account_id is not distinct from ${id}`.as('is_own'),
            timestampText(sql.ref('own.moved_at')).as('moved_at'),
            sql<number>`(select count(*) from stage_move same where same.request_id = own.request_id)`.as(
              'count',
            ),
            isMoveSent.as('is_sent'),
          ])
          .where('own.application_id', '=', sql<string>`application.id`)
          .where('own.undone_at', 'is', null)
          .orderBy('own.place'),
      ).as('moves'),
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

export function notesOf(db: Database, accountId: string) {
  return jsonArrayFrom(
    db
      .selectFrom('application_note')
      .select(noteColumns(accountId))
      .where('application_id', '=', sql<string>`application.id`)
      .orderBy('application_note.written_at')
      .orderBy('application_note.id'),
  );
}

/** The scores of an application with their members, highest first; none if the reader does not see them. */
export function scoresOf(db: Database, by: Reviewer) {
  return jsonArrayFrom(
    db
      .selectFrom('application_score')
      .select([
        ...(['application_score.score', 'voice', 'look', 'performance'] as const),
        nameOf('application_score.account_id').as('by'),
        sql<boolean>`application_score.account_id is not distinct from ${by.id}`.as('is_own'),
      ])
      .where('application_id', '=', sql<string>`application.id`)
      .where(seesScores(by))
      .orderBy('application_score.score', 'desc')
      .orderBy('application_score.scored_at'),
  );
}

export type PartScores = Partial<Record<ScorePart, number | null>>;

/** Parts that are not given stay. Returns undefined if the application is not the house's. */
export function upsertScore(
  db: Database,
  by: Reviewer,
  id: string,
  { score, ...parts }: PartScores & { score: number },
  now: Date,
) {
  const given = scoreParts.filter((part) => parts[part] !== undefined);
  const scored_at = sql<string>`${now.toISOString()}::timestamptz`;
  return db
    .insertInto('application_score')
    .columns(['application_id', 'score', 'account_id', 'scored_at', ...scoreParts])
    .expression(
      selectReceived(db, by.production_house_id, now)
        .select([
          'application.id',
          sql<number>`${score}::smallint`.as('score'),
          sql<string>`${by.id}::uuid`.as('account_id'),
          scored_at.as('scored_at'),
          ...scoreParts.map((part) => sql<number | null>`${parts[part] ?? null}::smallint`.as(part)),
        ])
        .where('application.id', '=', id),
    )
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'account_id']).doUpdateSet((eb) => ({
        score: eb.ref('excluded.score'),
        ...Object.fromEntries(given.map((part) => [part, eb.ref(`excluded.${part}`)])),
        scored_at: eb.ref('excluded.scored_at'),
      })),
    )
    .returning('application_id')
    .executeTakeFirst();
}

export function findScores(db: Database, by: Reviewer, id: string, now: Date) {
  return selectReceived(db, by.production_house_id, now)
    .innerJoinLateral(scoresFor(by).as('scores'), (join) => join.onTrue())
    .select(scoreColumns(by))
    .where('application.id', '=', id)
    .executeTakeFirst();
}

export function deleteScore(db: Database, { id: accountId }: Reviewer, id: string) {
  return db
    .deleteFrom('application_score')
    .where('application_id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
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

export function deleteNote(db: Database, accountId: string, id: string) {
  return db
    .deleteFrom('application_note')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
}
