import { type DecisionKind, ownStages } from '@kirdaar/contract/rules/review';
import { type RawBuilder, sql } from 'kysely';
import { applicant, type HouseCall, selectReceived } from '#features/applications/received/queries.ts';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

export const isLeaving = sql<boolean>`exists (
  select from account_deletion where account_id = application.talent_id
)`;
/** Who asked for the deletion of the account is told nothing, nor whom the house added and tells itself. */
export const isTold = sql<boolean>`(not ${isLeaving} and not is_added_by_house(application.talent_id))`;
export const decisionDue = sql<DecisionKind | null>`case when ${isTold}
  then decision_due(application.status, application.stage) end`;

const isSomeoneSelected = sql<boolean>`exists (
  select from application other where other.job_id = application.job_id and other.status = 'selected'
)`;
/** Whether the latest rejection took back a role that the talent had accepted. */
const wasCancelled = sql<boolean>`coalesce((
  select reason is not null from status_change
  where application_id = application.id and status = 'not_selected' order by position desc limit 1
), false)`;
const onShortlist = sql<boolean>`application.stage = 'shortlisted'`;
/** What decides which words of an email are true. */
const factColumns = [
  'application.opened',
  onShortlist.as('on_shortlist'),
  wasCancelled.as('was_cancelled'),
  isSomeoneSelected.as('someone_selected'),
] as const;

export async function hasSelected(db: Database, jobId: string): Promise<boolean> {
  const selected = db.selectFrom('application').select('id').where('job_id', '=', jobId);
  return (await selected.where('status', '=', 'selected').limit(1).executeTakeFirst()) !== undefined;
}

export function listUnsent(db: Database, { houseId, jobId, now }: HouseCall, limit: number) {
  return selectForNotification(db, now)
    .innerJoin(
      selectReceived(db, houseId, now)
        .select(['application.id', applicant(now).as('user')])
        .where('application.job_id', '=', jobId)
        .where(decisionDue, 'is not', null)
        .as('received'),
      'received.id',
      'application.id',
    )
    .leftJoin('decision', (join) =>
      join.onRef('decision.application_id', '=', 'application.id').on(isWaiting),
    )
    .select([
      'received.user',
      languageOfAccount,
      decisionDue.$notNull().as('kind'),
      'decision.text',
      ...factColumns,
      timestampText(sql.ref('decision.send_at')).as('send_at'),
      sql<string | null>`member_name(decision.account_id)`.as('scheduled_by'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy(decisionDue)
    .orderBy('application.applied_at')
    .orderBy('application.id')
    .limit(limit)
    .execute();
}

const isWaiting = sql<boolean>`(decision.sent_at is null and decision.cancelled_at is null)`;

export async function countUnsent(db: Database, houseId: string, jobId: string, now: Date): Promise<number> {
  const { number } = await selectReceived(db, houseId, now)
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('application.job_id', '=', jobId)
    .where(decisionDue, 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(number);
}

export function listWithout(
  db: Database,
  { houseId, jobId, now }: HouseCall,
  missing: 'invitation' | 'offer',
) {
  const conditions: Record<typeof missing, RawBuilder<boolean>> = {
    invitation: sql`application.stage = any(${['audition', ...ownStages]}::application_stage[]) and not exists (
      select from audition_invitation where application_id = application.id and answer <> 'ended'
    )`,
    offer: sql`application.stage = 'selected' and not is_added_by_house(application.talent_id) and not exists (
      select from role_offer where application_id = application.id
        and (status = 'accepted' or is_open(role_offer, ${now.toISOString()}))
    )`,
  };
  return selectReceived(db, houseId, now)
    .select(['application.id as application_id', applicant(now).as('user')])
    .where('application.job_id', '=', jobId)
    .where(sql<boolean>`application.status not in ('not_selected', 'withdrawn') and not ${isLeaving}`)
    .where(conditions[missing])
    .orderBy('application.applied_at')
    .limit(200)
    .execute();
}

export function listDue(
  db: Database,
  { houseId, jobId, now }: HouseCall,
  { ids, request_id }: { ids: string[]; request_id: string },
) {
  return selectReceived(db, houseId, now)
    .leftJoin('decision', (join) =>
      join.onRef('decision.application_id', '=', 'application.id').on('decision.request_id', '=', request_id),
    )
    .select([
      'application.id as application_id',
      decisionDue.as('kind'),
      isLeaving.as('is_leaving'),
      'application.opened',
      'decision.id as repeated_id',
      'decision.sent_at as repeated_sent_at',
    ])
    .where('application.job_id', '=', jobId)
    .where('application.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

interface NewDecision {
  request_id: string;
  account_id: string | null;
  text?: string | undefined;
  now: Date;
  send_at: Date;
  /** If it is sent by the caller's transaction. */
  sent_at?: Date;
}

export function insertDecisions(
  db: Database,
  due: readonly { application_id: string; kind: DecisionKind; opened: boolean }[],
  { now, send_at, sent_at, text, ...decision }: NewDecision,
) {
  return db
    .insertInto('decision')
    .values(
      due.map(({ application_id, kind, opened }) => ({
        application_id,
        kind,
        // If nobody opened the application, its talent is told that instead.
        text: kind === 'not_selected' && opened ? (text ?? null) : null,
        ...decision,
        decided_at: now.toISOString(),
        send_at: send_at.toISOString(),
        sent_at: sent_at?.toISOString() ?? null,
      })),
    )
    .execute();
}

/** Locks the applications of a request for the caller's transaction, in the order of every move. */
export async function lockDecided(db: Database, requestId: string) {
  await sql`select from job where id in (
    select job_id from application join decision on application_id = application.id where request_id = ${requestId}
  ) order by id for share`.execute(db);
  await sql`select from application where id in (
    select application_id from decision where request_id = ${requestId}
  ) order by id for no key update`.execute(db);
}

/** Returns which requests scheduled decisions of a house, or about one of its casting calls, that wait to be sent. */
export function listScheduled(db: Database, of: { job_id: string } | { production_house_id: string }) {
  return db
    .selectFrom('decision')
    .innerJoin('application', 'application.id', 'decision.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select('request_id')
    .distinct()
    .$call((all) =>
      'job_id' in of
        ? all.where('job_id', '=', of.job_id)
        : all.where('production_house_id', '=', of.production_house_id),
    )
    .where(isWaiting)
    .execute();
}

/** Nothing but a rejection is sent about a casting call that staff removed. */
const isRemoved = sql<boolean>`(decision.kind <> 'not_selected' and is_removed(job.id))`;

/**
 * Returns the decisions of a request that can be sent now, and whether each is still in force. The others wait until
 * their casting call is approved again or closed, or the suspension of its house ends.
 */
export function listReady(db: Database, requestId: string, now: Date) {
  return db
    .selectFrom('decision')
    .innerJoin('application', 'application.id', 'decision.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select([
      'decision.id',
      'decision.application_id',
      'decision.kind',
      'decision.text',
      'decision.account_id',
      onShortlist.as('on_shortlist'),
      isSomeoneSelected.as('someone_selected'),
      sql<boolean>`${decisionDue} is not distinct from decision.kind and not ${isRemoved}`.as('is_due'),
    ])
    .where('request_id', '=', requestId)
    .where(isWaiting)
    .where(sql<boolean>`not (${isRemoved} and job.status <> 'closed')`)
    .where(sql<boolean>`house_suspension_kind(job.production_house_id) is null`)
    .where('send_at', '<=', now.toISOString())
    .orderBy('application_id')
    .execute();
}

export function updateDecisions(
  db: Database,
  decisions: readonly { id: string }[],
  ended: { sent_at: string } | { cancelled_at: string },
) {
  const ids = decisions.map(({ id }) => id);
  return db.updateTable('decision').set(ended).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

export function listSent(db: Database, requestId: string) {
  return db
    .selectFrom('decision')
    .select('id as decision_id')
    .where('request_id', '=', requestId)
    .where('sent_at', 'is not', null)
    .orderBy('application_id')
    .execute();
}

export function findDecision(db: Database, id: string, now: Date) {
  return selectForNotification(db, now)
    .innerJoin('decision', 'decision.application_id', 'application.id')
    .select(['decision.kind', 'job.role_details as role', 'application.status'])
    .select(sql<string | null>`case when not is_removed(job.id) then decision.text end`.as('text'))
    .select(factColumns)
    .where('decision.id', '=', id)
    .executeTakeFirst();
}

export function updateSendsShortlists(db: Database, houseId: string, sends_shortlists: boolean) {
  return db.updateTable('production_house').set({ sends_shortlists }).where('id', '=', houseId).execute();
}
