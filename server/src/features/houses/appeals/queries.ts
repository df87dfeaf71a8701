import type { AnsweredAppeal, AppealableDecision } from '@kirdaar/contract/houses/appeals';
import { type Insertable, sql } from 'kysely';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Appeal } from '#platform/database/database-types.generated.ts';

const MAX_ANSWERED = 50;

interface Decision extends AppealableDecision {
  house_suspension_id: string | null;
  job_version: number | null;
  document_sent_at: string | null;
}

/** Returns what a house may appeal: a suspended house only that, others every casting call that was rejected. */
export async function listDecisions(db: Database, houseId: string, memberId: string): Promise<Decision[]> {
  const { rows } = await sql<Decision>`
    select kind::text as kind, id as house_suspension_id, null::uuid as job_id, null::integer as job_version,
      null::timestamptz as document_sent_at, null::text as title, reason, confirmed_at as decided_at,
      (select sent_at from appeal where house_suspension_id = suspension.id and decided_at is null) as appealed_at
    from house_suspension suspension
    where production_house_id = ${houseId} and confirmed_at is not null and ended_at is null
    union all
    select 'document', null, null, null, sent_at, null, reason, decided_at,
      (select sent_at from appeal where production_house_id = document.production_house_id
        and document_sent_at = document.sent_at and appeal.decided_at is null)
    from house_document document
    where production_house_id = ${houseId} and refused_for is not null
      and house_suspension_kind(production_house_id) is null
    union all
    select case when refused_for is null then 'call' else 'refused_call' end, null, id, version, null, role_details || ' · ' || project_type, rejection, null,
      (select sent_at from appeal where job_id = job.id and job_version = job.version and decided_at is null)
    from job
    where production_house_id = ${houseId} and ${seenBy(memberId)} and rejection is not null
      and (status <> 'closed' or approved_at is null) and house_suspension_kind(production_house_id) is null
      -- What only a verification for children makes public, no answer of staff does.
      and (refused_for is not null or approved_at is not null or age_from >= 18 or sees_children(production_house_id))
    order by job_id
  `.execute(db);
  return rows;
}

/** What an appeal is against, of rows of appeals with their suspension and casting call, if there is one. */
export const appealKind = sql`
  case when house_suspension_id is not null then kind::text
    when document_sent_at is not null then 'document'
    when job.refused_for is not null and job.version = job_version then 'refused_call'
    else 'call' end`;

export async function listAnswered(
  db: Database,
  houseId: string,
  memberId: string,
): Promise<AnsweredAppeal[]> {
  const { rows } = await sql<AnsweredAppeal>`
    select appeal.id, ${appealKind} as kind, role_details || ' · ' || project_type as title, text,
      sent_at, decided_at as answered_at, accepted, answer
    from appeal
      left join house_suspension on house_suspension.id = house_suspension_id
      left join job on job.id = job_id
    where appeal.production_house_id = ${houseId} and decided_at is not null
      and (job.id is null or ${seenBy(memberId)})
    order by decided_at desc limit ${MAX_ANSWERED}
  `.execute(db);
  return rows;
}

/** Returns undefined if the decision has an open appeal. */
export function insertAppeal(db: Database, appeal: Insertable<Appeal>) {
  return db
    .insertInto('appeal')
    .values(appeal)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}
