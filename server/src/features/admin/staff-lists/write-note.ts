import { type NotedKind, searchedKinds } from '@kirdaar/contract/rules/staff-lists';
import { mayActAsStaff, rolesThatMay } from '@kirdaar/contract/rules/staff-roles';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { insertNote } from '#features/admin/staff-lists/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { derivedId } from '#platform/database/derived-id.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Note {
  subject: NotedKind;
  subject_id: string;
  request_id: string;
  text: string;
}

const auditSubjects = { house: 'house', call: 'job', person: 'account' } as const;

/** Writes a note for colleagues, by somebody who may open what it is about. The audit log keeps that, not the words. */
export async function writeNote(
  { db, now }: Services,
  staff: StaffActor,
  { subject, subject_id, request_id, text }: Note,
) {
  const opened = { staff: searchedKinds[subject] };
  if (!mayActAsStaff(staff.staff_role, opened))
    throw new AppError('staff_role_required', { roles: rolesThatMay(opened) });
  const id = derivedId(staff.id, subject_id, request_id, text);
  const note = { id, staff_id: staff.id, text, written_at: now().toISOString() };
  await db.transaction().execute(async (trx) => {
    const written = await insertNote(trx, subject, subject_id, note).catch((error) => {
      throw hasCode(error, POSTGRES_ERRORS.FOREIGN_KEY_VIOLATION) ? new AppError('note_subject_gone') : error;
    });
    if (written) await insertStaffAct(trx, now(), staff, 'wrote_note', [auditSubjects[subject], subject_id]);
  });
}
