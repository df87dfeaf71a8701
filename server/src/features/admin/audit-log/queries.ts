import type { StaffAction, StaffAuditFilter } from '@kirdaar/contract/admin/audit-log';
import { sql } from 'kysely';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';

/**
 * Adds what staff did or saw to the audit log; without `staff` a command on the server did it. The details never
 * contain a secret or a contact, because the log cannot be changed later. In a transaction this waits for acts of
 * others, so it comes last.
 */
export function insertStaffAct(
  db: Database,
  now: Date,
  staff: { id: string } | undefined,
  action: StaffAction,
  [subject, subject_id]: readonly [kind: string, id: string] | readonly [] = [],
  details: Record<string, unknown> = {},
) {
  const row = { happened_at: now.toISOString(), staff_id: staff?.id ?? null, action, subject, subject_id };
  // The database gives the place and the hash.
  const values = { ...row, details: JSON.stringify(details), place: 0, hash: Buffer.alloc(0) };
  return db.insertInto('staff_audit_entry').values(values).execute();
}

export function listEntries(db: Database, { action, by, text, before }: StaffAuditFilter, max: number) {
  let entries = db
    .selectFrom('staff_audit_entry as entry')
    .leftJoin('staff_member', 'staff_member.id', 'entry.staff_id')
    .select(['place', 'happened_at', 'subject', 'subject_id'])
    .select(staffName.$castTo<string | null>().as('staff'))
    // Only `insertStaffAct` writes this column.
    .select(['action', sql<Record<string, unknown>>`details`.as('details')])
    .orderBy('place', 'desc')
    .limit(max);
  if (action) entries = entries.where('action', '=', action);
  if (by) entries = entries.where('staff_id', '=', by);
  if (before !== undefined) entries = entries.where('place', '<', before);
  if (text) {
    const pattern = containing(text);
    entries = entries.where((eb) =>
      eb.or([eb('subject_id', '=', text), sql<boolean>`details::text ilike ${pattern}`]),
    );
  }
  return entries.execute();
}

export function listNames(db: Database) {
  return db
    .selectFrom('staff_member')
    .select(['id', sql<string>`coalesce(name, email)`.as('name')])
    .orderBy('name')
    .execute();
}

/** Computes the hashes again. Returns the first place that does not match, and the end of the log. */
export async function checkChain(db: Database) {
  const { rows } = await sql<{ changed: number | null; entries: number; head: string | null }>`
    select find_changed_staff_audit_entry() as changed, count(*)::integer as entries,
      (select place || ':' || encode(hash, 'hex') from staff_audit_entry order by place desc limit 1) as head
    from staff_audit_entry`.execute(db);
  const [checked] = rows;
  if (!checked) throw new Error('An aggregate always returns a row.');
  return checked;
}

export async function containsHead(db: Database, head: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff_audit_entry where place || ':' || encode(hash, 'hex') = ${head}`.execute(db);
  return rows.length > 0;
}
