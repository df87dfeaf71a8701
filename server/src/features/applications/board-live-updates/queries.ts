import { sql } from 'kysely';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { lastMove } from '#features/applications/moves/queries.ts';
import { isUnopened, selectReceived } from '#features/applications/received/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Transactions that change applications end within this time, so later ones cannot hide earlier ones. */
const overlap = sql`interval '10 seconds'`;

const microseconds = sql`(extract(epoch from board_changed_at) * 1000000)::bigint`;

/**
 * Returns a text that differs after every change: the time of the newest in microseconds since 1970 and, because a
 * transaction may commit after a later one, a checksum of those just before.
 */
export async function findBoardState(db: Database, jobId: string): Promise<string> {
  const { rows } = await sql<{ newest: string | null; checksum: string | null }>`
    select max(${microseconds})::text as newest, sum(${microseconds} % 1000003)::text as checksum
    from application where job_id = ${jobId}
      and board_changed_at > (select max(board_changed_at) from application where job_id = ${jobId}) - ${overlap}
  `.execute(db);
  return `${rows[0]?.newest ?? 0}/${rows[0]?.checksum ?? 0}`;
}

export function listChanges(db: Database, by: Reviewer, jobId: string, state: string, now: Date) {
  return selectReceived(db, by.production_house_id, now)
    .leftJoinLateral(lastMove.as('last'), (join) => join.onTrue())
    .select([
      'application.id as application_id',
      'application.stage as status',
      'application.status as shown_status',
      sql<boolean>`not ${isUnopened}`.as('opened'),
      sql<string | null>`case when last.stage = application.stage and last.account_id <> ${by.id}
        then member_name(last.account_id) end`.as('moved_by'),
    ])
    .where('application.job_id', '=', jobId)
    .where(isChangedSince(state))
    .execute();
}

/** Returns the ids of those that were hidden from the house since then. */
export async function listGone(db: Database, jobId: string, state: string): Promise<string[]> {
  const gone = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select('application.id')
    .where('job_id', '=', jobId)
    .where(({ not }) => not(maySeeApplication()))
    .where(isChangedSince(state))
    .execute();
  return gone.map(({ id }) => id);
}

function isChangedSince(state: string) {
  const [since = '0'] = state.split('/');
  return sql<boolean>`application.board_changed_at > to_timestamp(${since}::numeric / 1000000) - ${overlap}`;
}
