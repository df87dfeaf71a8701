import type { BoardCursor, BoardFilter } from '@kirdaar/contract/applications/board';
import { type ApplicationStage, ownStages } from '@kirdaar/contract/rules/review';
import type { SelfTapeState } from '@kirdaar/contract/rules/self-tapes';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  applicant,
  isUnopened,
  isWithheld,
  selectReceived,
  selfTapeState,
  shownAge,
  shownBodyType,
  shownCity,
  shownDetails,
  shownGender,
  shownHeight,
} from '#features/applications/received/queries.ts';
import {
  notesOf,
  type Reviewer,
  scoreColumns,
  scoresFor,
  seesScores,
} from '#features/applications/review/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { applicantScore, matchColumns, matches, nearness } from '#features/jobs/matching/queries.ts';
import { plainText } from '#features/talent/directory/plain-text.ts';
import { speaksOne } from '#features/talent/directory/queries.ts';
import { searchWords } from '#features/talent/word-search/search-words.ts';
import type { Database } from '#platform/database/database.ts';
import { exactTimestampText, timestampText } from '#platform/database/sql-timestamps.ts';

interface Board {
  by: Reviewer;
  jobId: string;
  filter: BoardFilter;
  ids?: string[] | undefined;
  now: Date;
}

interface Part {
  after?: BoardCursor | undefined;
  limit: number;
}

/** Returns a casting call with a part of its board and the count of each column, in one statement. */
export function findBoard(db: Database, board: Board, part: Part) {
  const { by, jobId, now } = board;
  const cards = onBoard(db, board, part).select([
    'application.status as shown_status',
    sql<boolean>`exists (select from application_note where application_id = application.id)`.as('has_note'),
    sql<SelfTapeState | null>`${selfTapeState(now)}`.as('self_tape'),
    sql<boolean>`not ${isUnopened}`.as('opened'),
    timestampText(sql.ref('application.applied_at')).as('applied_at'),
    exactTimestampText(sql.ref('application.applied_at')).as('applied_exactly'),
  ]);
  return withFitting(db, board)
    .selectFrom('job')
    .select([
      'job.id',
      jobTitle.as('title'),
      'job.stage_names',
      sql<Partial<Record<ApplicationStage, number>>>`(
        select coalesce(jsonb_object_agg(status, number), '{}')
        from (select status, count(*) as number from fitting group by status) counted
      )`.as('counts'),
      jsonArrayFrom(cards).as('cards'),
    ])
    .where('job.id', '=', jobId)
    .where('job.production_house_id', '=', by.production_house_id)
    .executeTakeFirst();
}

export function listOnBoard(db: Database, board: Board, limit: number) {
  const listed = onBoard(db, board, { limit }).select([
    'application.talent_id',
    'job.stage_names',
    'application.travel',
    notesOf(db, board.by.id).as('notes'),
    confirmedSlot.as('slot'),
    'application.role_specific_info',
    shownDetails.as('details'),
    shownHeight.as('height'),
    sql<SelfTapeState | null>`${selfTapeState(board.now)}`.as('self_tape'),
    shownBodyType.as('body_type'),
    'talent.skills',
    isWithheld.as('is_withheld'),
    'application.applied_at',
  ]);
  return withFitting(db, board)
    .selectFrom(listed.as('listed'))
    .selectAll()
    .orderBy('rank', 'desc')
    .orderBy('applied_at', 'desc')
    .orderBy('application_id', 'desc')
    .execute();
}

const confirmedSlot = sql<{ starts_at: string; place: string } | null>`(
  select jsonb_build_object('starts_at', starts_at, 'place', place)
  from audition_invitation invitation join audition_slot slot on slot.id = invitation.slot_id
  where invitation.application_id = application.id and answer = 'confirmed'
)`;

/** Adds `fitting` to the query: every application that the filter lets through, in any column. */
function withFitting(db: Database, { by, jobId, filter, ids, now }: Board) {
  const fitting = ranked(selectReceived(db, by.production_house_id, now), { by, filter, jobId, now })
    .where('application.job_id', '=', jobId)
    .$if(ids !== undefined, (every) => every.where('application.id', 'in', ids ?? []))
    .where(sql<boolean>`(${sql.join([sql`true`, ...conditions(by, filter, now)], sql` and `)})`);
  return db.with(
    (table) => table('fitting').materialized(),
    () => fitting,
  );
}

function shownScore(by: Reviewer) {
  return sql<number>`case when ${seesScores(by)} then average else 0 end`;
}

/** Scores are computed for a whole casting call only when they decide the order or are filtered by. */
function ranked(
  reviewed: ReturnType<typeof selectReceived>,
  { by, filter: { sort, min_score }, jobId, now }: Pick<Board, 'by' | 'filter' | 'jobId' | 'now'>,
) {
  const rank = {
    newest: sql<number>`0`,
    score: sql<number>`(10 * ${shownScore(by)})::integer`,
    match: applicantScore(now),
    city: nearness(jobId),
  }[sort];
  return reviewed
    .$if(sort === 'score' || min_score !== undefined, (every) =>
      every.innerJoinLateral(scoresFor(by).as('scores'), (join) => join.onTrue()),
    )
    .$if(sort === 'match' || sort === 'city', (every) =>
      every.innerJoinLateral(matches.as('match'), (join) => join.onTrue()),
    )
    .select(['application.id', 'application.stage as status', 'application.applied_at', rank.as('rank')]);
}

function onBoard(db: Database, { by, filter: { status }, now }: Board, { after, limit }: Part) {
  const order = sql`rank desc, applied_at desc, id desc`;
  const within = sql.join(
    [
      sql`true`,
      ...(status ? [sql`status = ${status}`] : []),
      ...(after
        ? [sql`(rank, applied_at, id) < (${after[0]}::integer, ${after[1]}::timestamptz, ${after[2]}::uuid)`]
        : []),
    ],
    sql` and `,
  );
  const key = sql<{ id: string; rank: number }>`(
    select id, rank, applied_at from fitting where ${within} order by ${order} limit ${limit}
  )`;
  return selectReceived(db, by.production_house_id, now)
    .innerJoin(key.as('key'), 'key.id', 'application.id')
    .innerJoinLateral(scoresFor(by).as('scores'), (join) => join.onTrue())
    .innerJoinLateral(matches.as('match'), (join) => join.onTrue())
    .select(matchColumns(now))
    .select([
      'application.id as application_id',
      applicant(now).as('user'),
      'application.stage as status',
      'application.availability',
      'talent.languages',
      ...scoreColumns(by),
      'key.rank',
    ])
    .orderBy('key.rank', 'desc')
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
}

const skillsOf = sql<string>`concat_ws(' ', array_to_string(talent.skills, ' '), application.details ->> 'keySkills')`;

function conditions(by: Reviewer, filter: BoardFilter, now: Date): RawBuilder<unknown>[] {
  const { unopened, min_score, age_from, age_to, gender, city, language, skill, body_type, search } = filter;
  const age = shownAge(now);
  const document = sql`talent.document`;
  return [
    unopened && isUnopened,
    min_score && sql`${shownScore(by)} >= ${min_score}`,
    age_from !== undefined && sql`${age} >= ${age_from}`,
    age_to !== undefined && sql`${age} <= ${age_to}`,
    gender && sql`${shownGender} = ${gender}`,
    city && containsWords(sql`' ' || plain_text(${shownCity})`, city),
    language && speaksOne([language.toLowerCase()]),
    skill && containsWords(sql`' ' || plain_text(${skillsOf})`, skill),
    body_type && sql`lower(${shownBodyType}) = lower(${body_type})`,
    search && containsWords(document, search),
  ].filter((condition) => typeof condition === 'object');
}

/** Returns whether each search word begins a word of a plain text. */
function containsWords(text: RawBuilder<unknown>, search: string) {
  const { words, synonyms } = searchWords(plainText(search).split(' ').filter(Boolean), ['city', 'skill']);
  const each = words.map((word) => {
    const spellings = [word, synonyms.get(word) ?? word];
    return sql`(${text}) like any(${spellings.map((one) => `% ${one}%`)}::text[])`;
  });
  return sql`(${sql.join([sql`true`, ...each], sql` and `)})`;
}

export async function findJobTitle(db: Database, jobId: string): Promise<string> {
  const { title } = await db
    .selectFrom('job')
    .select(jobTitle.as('title'))
    .where('job.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return title;
}

export function updateStageNames(db: Database, jobId: string, stage_names: string[]) {
  return db.updateTable('job').set({ stage_names }).where('id', '=', jobId).execute();
}

export async function countUsedStages(db: Database, jobId: string): Promise<number> {
  const { rows } = await sql<{ stage: (typeof ownStages)[number] }>`
    select stage from application where job_id = ${jobId} and stage = any(${[...ownStages]}::application_stage[])
    order by stage desc limit 1`.execute(db);
  return rows[0] ? ownStages.indexOf(rows[0].stage) + 1 : 0;
}
