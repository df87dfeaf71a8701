import type { Switch } from '@kirdaar/contract/rules/switches';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';

export function listSwitchedOff(db: Database) {
  return db
    .selectFrom('switched_off')
    .innerJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['switched_off.name', 'off_since as since', 'reason'])
    .select(staffName.as('by'))
    .execute();
}

/** Returns whether it was on before. */
export async function insertSwitchedOff(
  db: Database,
  { name, reason, staff_id }: { name: Switch; reason: string; staff_id: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('switched_off')
    .values({ name, reason, staff_id, off_since: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns whether it was off before. */
export async function deleteSwitchedOff(db: Database, name: Switch): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('switched_off')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function findSafetyNumber(db: Database): Promise<string> {
  const { number } = await db.selectFrom('safety_number').select('number').executeTakeFirstOrThrow();
  return number;
}

/** Returns undefined if it is the same number. */
export function updateSafetyNumber(db: Database, number: string) {
  return db
    .updateTable('safety_number')
    .set({ number })
    .where('number', '<>', number)
    .returning('number')
    .executeTakeFirst();
}
