import type { StaffAction } from '@kirdaar/contract/admin/audit-log';
import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';
import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { type DecisionAction, MIN_SHOWN_SECONDS } from '@kirdaar/contract/rules/staff-decisions';
import { STAFF_SESSION_HOURS, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { sql } from 'kysely';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** What is decided: its kind in the queue, where an edit counts as its casting call, and its id. */
export type Subject = readonly [
  kind: 'call' | 'document' | 'guardian' | 'identity' | 'report' | 'appeal' | 'suspension',
  id: string,
];

interface NewDecision {
  action: DecisionAction;
  input: object;
  staff_id: string;
  title: string | null;
  decided_at: Date;
  effective_at: Date;
}

/** Returns undefined if somebody has decided it at the same time. */
export function insertDecision(
  db: Database,
  subject: Subject,
  { input, decided_at, effective_at, ...decision }: NewDecision,
) {
  return db
    .insertInto('staff_decision')
    .values({
      ...decision,
      item: subject.join(':'),
      input: JSON.stringify(input),
      decided_at: decided_at.toISOString(),
      effective_at: effective_at.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function findSameDecision(
  db: Database,
  subject: Subject,
  { action, input, staff_id }: Pick<NewDecision, 'action' | 'input' | 'staff_id'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('staff_decision')
    .select('id')
    .where((eb) => eb.and({ item: subject.join(':'), state: 'waiting', action, staff_id }))
    .where(sql<boolean>`input = ${JSON.stringify(input)}::jsonb`)
    .executeTakeFirst();
  return found !== undefined;
}

const views = {
  call: 'viewed_call',
  document: 'viewed_document',
  guardian: 'viewed_guardian',
  identity: 'viewed_identity',
  report: 'viewed_report',
  appeal: 'viewed_appeal',
  suspension: 'viewed_house',
} as const satisfies Record<Subject[0], StaffAction>;

/** Whether a person has opened an item in the hours of a session, and long enough ago to have looked at it. */
export async function hasOpened(db: Database, staff_id: string, [kind, subject_id]: Subject, now: Date) {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const found = await db
    .selectFrom('staff_audit_entry')
    .select('place')
    .where((eb) => eb.and({ staff_id, subject_id, action: views[kind] }))
    .where('happened_at', '>', since(STAFF_SESSION_HOURS * HOUR_MS))
    .where('happened_at', '<=', since(MIN_SHOWN_SECONDS * 1000))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

function selectDecisions(db: Database, staff: { id: string }, now: Date) {
  const left = sql`extract(epoch from effective_at - ${now.toISOString()}::timestamptz) * 1000`;
  return (
    db
      .selectFrom('staff_decision')
      .innerJoin('staff_member', 'staff_member.id', 'staff_id')
      .select(['staff_decision.id', 'item', 'title', 'decided_at', staffName.as('by')])
      // Only `insertDecision` and the two updates write these columns.
      .select([sql<DecisionAction>`action`.as('action'), sql<StaffDecision['state']>`state`.as('state')])
      .select(sql<boolean>`staff_id = ${staff.id}`.as('is_mine'))
      .select(
        sql<number>`case state when 'waiting' then greatest(0, ceil(${left})) else 0 end::integer`.as(
          'undo_ms',
        ),
      )
      .orderBy('decided_at', 'desc')
  );
}

/** Returns the latest decision of something, unless it was taken back. */
export async function findDecision(
  db: Database,
  staff: { id: string },
  subject: Subject,
  now: Date,
): Promise<StaffDecision | null> {
  const found = await selectDecisions(db, staff, now)
    .where('item', '=', subject.join(':'))
    .where('state', '<>', 'taken_back')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether a removal of an open casting call failed to take effect, as when who decided has left, and nothing was decided since. */
export const hasFailedRemoval = sql<boolean>`(job.status = 'open' and job.id in (
  select split_part(item, ':', 2)::uuid from staff_decision decision
  where state = 'failed' and action in ('refused_call', 'took_down_call') and not exists (
    select from staff_decision where item = decision.item and decided_at > decision.decided_at and state = 'done')
))`;

export function listDecisionsToUndo(db: Database, staff: { id: string }, now: Date) {
  return selectDecisions(db, staff, now)
    .where('staff_id', '=', staff.id)
    .where('state', '=', 'waiting')
    .where('effective_at', '>', now.toISOString())
    .execute();
}

export function lockDecision(db: Database, id: string) {
  return (
    db
      .selectFrom('staff_decision')
      .select(['item', 'staff_id', 'state', 'effective_at'])
      // Only `insertDecision` writes these columns.
      .select([sql<DecisionAction>`action`.as('action'), sql<object>`input`.as('input')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  );
}

/** Whether who decided still works here in one of these roles, or as an owner. */
export async function mayStillDecide(db: Database, id: string, roles: readonly StaffRole[]) {
  const found = await db
    .selectFrom('staff_member')
    .select('id')
    .where('id', '=', id)
    .where('role', 'in', ['owner', ...roles])
    .where('active_since', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

export function updateToSettled(
  db: Database,
  id: string,
  state: 'done' | 'failed' | 'taken_back',
  now: Date,
) {
  return db
    .updateTable('staff_decision')
    .set({ state, settled_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export function deleteDecisionsBefore(db: Database, instant: Date) {
  return db.deleteFrom('staff_decision').where('settled_at', '<', instant.toISOString()).execute();
}

/** Does work in a transaction, takes all of it back and returns what it returned. */
export async function rehearse<T>(db: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint rehearsal`.execute(db);
  const done = await work();
  await sql`rollback to savepoint rehearsal`.execute(db);
  return done;
}
