import { type JobAction, jobActions } from '@kirdaar/contract/rules/audit-actions';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { AuditAction, AuditLogEntry } from '#platform/database/database-types.generated.ts';

interface Done {
  action: JobAction;
  account_id: string | null;
  now: Date;
  /** The start of the audition concerned. */
  about?: string | undefined;
  /** The hash of a sealed file. */
  name?: string;
}

/** Records an action of a member on casting calls in the audit log. */
export async function insertJobEvents(
  db: Database,
  jobIds: string[],
  { action, account_id, now, about, name }: Done,
) {
  await db
    .insertInto('audit_log_entry')
    .columns(['production_house_id', 'job_id', 'action', 'account_id', 'about', 'name', 'happened_at'])
    .expression(
      db
        .selectFrom('job')
        .select([
          'production_house_id',
          'id as job_id',
          sql<JobAction>`${action}::audit_action`.as('action'),
          sql<string | null>`${account_id}::uuid`.as('account_id'),
          sql<string | null>`${about ?? null}::timestamptz`.as('about'),
          sql<string | null>`${name ?? null}::text`.as('name'),
          sql<string>`${now.toISOString()}::timestamptz`.as('happened_at'),
        ])
        .where('id', '=', sql<string>`any(${jobIds}::uuid[])`),
    )
    .execute();
}

/** An action of a member on a list or on the team. */
export type HouseEvent = Pick<
  Insertable<AuditLogEntry>,
  'action' | 'talent_list_id' | 'talent_id' | 'member_id' | 'name' | 'team_role'
>;

export async function insertHouseEvent(
  db: Database,
  { id: account_id, production_house_id }: { id: string; production_house_id: string },
  now: Date,
  done: HouseEvent,
) {
  await db
    .insertInto('audit_log_entry')
    .values({ ...done, production_house_id, account_id, happened_at: now.toISOString() })
    .execute();
}

/** Selects audit log entries of the given actions with the acting member, latest first. */
export function selectHouseEvents<A extends AuditAction>(db: Database, actions: readonly A[]) {
  return db
    .selectFrom('audit_log_entry')
    .select([
      'audit_log_entry.id',
      sql.ref<A>('action').as('action'),
      // Of a client the email.
      sql<
        string | null
      >`case action when 'child_shown' then name else member_name(audit_log_entry.account_id) end`.as('by'),
      'happened_at',
    ])
    .where('action', 'in', actions)
    .orderBy('audit_log_entry.id', 'desc')
    .limit(MAX_LIST);
}

/** Returns the audit log of a casting call, all of it or the given actions only, latest first. */
export function listJobEvents(db: Database, jobId: string, actions: readonly JobAction[] = jobActions) {
  return (
    selectHouseEvents(db, actions)
      .select('about')
      .where('job_id', '=', jobId)
      // Each child that a client was shown has an entry; the casting call shows the first.
      .where(
        sql<boolean>`(action <> 'child_shown' or not exists (
          select from audit_log_entry earlier where earlier.job_id = audit_log_entry.job_id
            and earlier.action = 'child_shown' and earlier.name = audit_log_entry.name and earlier.id < audit_log_entry.id
        ))`,
      )
      .execute()
  );
}

/** The name of the member who posted `job`. */
export const postedBy = sql<string | null>`(
  select member_name(account_id) from audit_log_entry where job_id = job.id and action = 'posted' order by id limit 1
)`;
