import type { StaffAction, StaffAuditFilter, StaffDetail } from '@kirdaar/contract/admin/audit-log';
import { sql } from 'kysely';
import { macOf } from '#features/admin/audit-log/audit-key.ts';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import { containing } from '#platform/database/containing.ts';
import { type Database, inTransaction } from '#platform/database/database.ts';

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
  details: Partial<Record<StaffDetail, unknown>> = {},
) {
  const row = { happened_at: now.toISOString(), staff_id: staff?.id ?? null, action, subject, subject_id };
  // The database gives the place and the hash.
  const values = { ...row, details: JSON.stringify(details), place: 0, hash: Buffer.alloc(0) };
  return inTransaction(db, async (trx) => {
    const inserted = trx.insertInto('staff_audit_entry').values(values).returning(['place', 'hash']);
    const { place, hash } = await inserted.executeTakeFirstOrThrow();
    const row = trx.updateTable('staff_audit_entry').where('place', '=', place);
    await row.set({ mac: macOf(hash) }).execute();
  });
}

/** What an entry is about, by the name it has now; null once it was deleted. */
export const subjectTitle = sql<string | null>`
  case
    when subject in ('job', 'call', 'edit') then (
      select role_details || ' · ' || project_type from job where job.id = subject_id::uuid)
    when subject in ('house', 'document', 'suspension') then (
      select company_name from production_house where production_house.id = subject_id::uuid)
    when subject in ('account', 'request') then (
      select coalesce(talent.name, display_name) from account left join talent using (id)
      where account.id = subject_id::uuid)
    when subject = 'staff' then (
      select coalesce(named.name, named.email) from staff_member named where named.id = subject_id::uuid)
    when subject in ('order', 'refund') then (
      select buyer_name from plan_order where plan_order.id = subject_id::uuid)
    when subject = 'plan' then (select plan.name from plan where plan.id = subject_id::uuid)
    when subject = 'identity' then (
      select talent.name from identity_check join talent on talent.id = account_id
      where identity_check.id = subject_id::uuid)
    when subject = 'appeal' then (
      select company_name from appeal join production_house on production_house.id = appeal.production_house_id
      where appeal.id = subject_id::uuid)
  end`;

export function listEntries(db: Database, { action, by, text, before }: StaffAuditFilter, max: number) {
  let entries = db
    .selectFrom('staff_audit_entry as entry')
    .leftJoin('staff_member', 'staff_member.id', 'entry.staff_id')
    .select(['place', 'happened_at', 'subject', 'subject_id', subjectTitle.as('title')])
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

/**
 * Computes the hashes and their MACs again. Returns the first place that does not match, and the end of the log.
 * Somebody who can write to the database can compute the hashes, but not the MACs.
 */
export async function checkChain(db: Database) {
  const { rows } = await sql<{ changed: number | null; entries: number }>`
    select find_changed_staff_audit_entry() as changed, count(*)::integer as entries
    from staff_audit_entry`.execute(db);
  const [checked] = rows;
  if (!checked) throw new Error('An aggregate always returns a row.');
  const forged = await findForged(db);
  const changed = Math.min(checked.changed ?? Infinity, forged ?? Infinity);
  return { ...checked, changed: changed === Infinity ? null : changed, head: await findHead(db) };
}

const BATCH = 5000;

async function findForged(db: Database): Promise<number | undefined> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('staff_audit_entry')
      .select(['place', 'hash', 'mac'])
      .where('place', '>', after)
      .orderBy('place')
      .limit(BATCH)
      .execute();
    const forged = rows.find(({ hash, mac }) => !mac?.equals(macOf(hash)));
    const last = rows.at(-1);
    if (forged || !last) return forged?.place;
    after = last.place;
  }
}

const headOf = sql<string>`place || ':' || encode(mac, 'hex')`;

export async function findHead(db: Database): Promise<string | null> {
  const latest = db.selectFrom('staff_audit_entry').select(headOf.as('head')).orderBy('place', 'desc');
  return (await latest.limit(1).executeTakeFirst())?.head ?? null;
}

export async function containsHead(db: Database, head: string): Promise<boolean> {
  const found = db.selectFrom('staff_audit_entry').select('place').where(headOf, '=', head);
  return (await found.executeTakeFirst()) !== undefined;
}
