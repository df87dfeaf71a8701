import type { StaffAction } from '@kirdaar/contract/rules/staff-actions';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import type { Piece } from '#features/admin/content/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Records what staff did to a piece of content in the audit log. */
export function recordAct(
  db: Database,
  staff: { id: string },
  action: StaffAction,
  { kind, key }: Piece,
  now: Date,
  details: Record<string, unknown> = {},
) {
  return insertStaffAct(db, { staff, action, subject: ['content', key], details: { kind, ...details } }, now);
}
