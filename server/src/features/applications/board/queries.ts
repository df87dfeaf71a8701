import type { BoardCursor, BoardFilter } from '@kirdaar/contract/applications/board';
import { heightInCm } from '@kirdaar/contract/rules/body-measures';
import type { dayStates } from '@kirdaar/contract/rules/bookings';
import { type ApplicationStage, ownStages } from '@kirdaar/contract/rules/review';
import type { SelfTapeState } from '@kirdaar/contract/rules/self-tapes';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { matchesFilter, shownScore } from '#features/applications/board-filters/queries.ts';
import { countMet } from '#features/applications/known-people/queries.ts';
import {
  applicant,
  isAdded,
  isRegistered,
  isUnopened,
  isWithheld,
  selectReceived,
  selfTapeState,
  shownBodyType,
  shownDetails,
  shownHeight,
  viaAgency,
  written,
} from '#features/applications/received/queries.ts';
import { notesOf, type Reviewer, scoreColumns, scoresFor } from '#features/applications/review/queries.ts';
import { isOpen, jobTitle } from '#features/jobs/jobs/queries.ts';
import { applicantScore, matchColumns, matches, nearness } from '#features/jobs/matching/queries.ts';
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
export async function findBoard(db: Database, board: Board, part: Part) {
  const { by, jobId, now } = board;
  const cards = onBoard(db, board, part).select([
    'application.status as shown_status',
    sql<boolean>`exists (select from application_note where application_id = application.id)`.as('has_note'),
    isAdded.as('added'),
    isRegistered.as('is_registered'),
    countMet(by).as('met_before'),
    sql<SelfTapeState | null>`${selfTapeState(now)}`.as('self_tape'),
    shownDays(now).as('days'),
    sql<boolean>`not ${isUnopened}`.as('opened'),
    timestampText(sql.ref('application.applied_at')).as('applied_at'),
    exactTimestampText(sql.ref('application.applied_at')).as('applied_exactly'),
  ]);
  return withFitting(db, board, await formHeights(db, board))
    .selectFrom('job')
    .select([
      'job.id',
      jobTitle.as('title'),
      'job.stage_names',
      isOpen(now).as('is_open'),
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

export async function listOnBoard(db: Database, board: Board, limit: number) {
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
  return withFitting(db, board, await formHeights(db, board))
    .selectFrom(listed.as('listed'))
    .selectAll()
    .orderBy('rank', 'desc')
    .orderBy('applied_at', 'desc')
    .orderBy('application_id', 'desc')
    .execute();
}

function shownDays(now: Date) {
  return sql<(typeof dayStates)[number] | null>`coalesce((
    select state::text from (
      select shown_booking_state(booking, ${now.toISOString()}) as state from booking
      where application_id = application.id
    ) shown where state in ('second_hold', 'first_hold', 'confirmed')
  ), (
    select answer::text from availability_check where application_id = application.id and answer is not null
    order by answered_at desc limit 1
  ))`;
}

const confirmedSlot = sql<{ starts_at: string; place: string } | null>`(
  select jsonb_build_object('starts_at', starts_at, 'place', place)
  from audition_invitation invitation join audition_slot slot on slot.id = invitation.slot_id
  where invitation.application_id = application.id and answer = 'confirmed'
)`;

/** Returns the heights in the range that applicants without one in their profile wrote into the form. */
async function formHeights(db: Database, { jobId, filter: { height_from, height_to } }: Board) {
  if (height_from === undefined && height_to === undefined) return [];
  const heights = await db
    .selectFrom('application')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select(written('height').as('height'))
    .distinct()
    .where('job_id', '=', jobId)
    .where('height_cm', 'is', null)
    .execute();
  return heights.flatMap(({ height }) => {
    const cm = height === null ? undefined : heightInCm(height);
    return height !== null && cm && cm >= (height_from ?? 0) && cm <= (height_to ?? cm) ? [height] : [];
  });
}

/** Adds `fitting` to the query: every application that the filter lets through, in any column. */
function withFitting(db: Database, { by, jobId, filter, ids, now }: Board, heights: string[]) {
  const fitting = ranked(selectReceived(db, by.production_house_id, now), { by, filter, jobId, now })
    .where('application.job_id', '=', jobId)
    .$if(ids !== undefined, (every) => every.where('application.id', 'in', ids ?? []))
    .where(matchesFilter(by, filter, heights, now));
  return db.with(
    (table) => table('fitting').materialized(),
    () => fitting,
  );
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
      viaAgency.as('via_agency'),
      'talent.languages',
      ...scoreColumns(by),
      'key.rank',
    ])
    .orderBy('key.rank', 'desc')
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
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
