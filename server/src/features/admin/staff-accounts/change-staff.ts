import type { StaffPerson } from '@kirdaar/contract/admin/staff-accounts';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  deleteStaffSessions,
  listStaff,
  updateStaff,
  updateToRemoved,
} from '#features/admin/staff-accounts/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readStaff({ db, now }: Services, actor: StaffActor): Promise<StaffPerson[]> {
  const staff = await listStaff(db);
  return staff.map(({ active_since, invitation_ends_at, ...person }) => {
    const isOpen = invitation_ends_at !== null && new Date(invitation_ends_at) > now();
    const state = active_since ? 'active' : isOpen ? 'invited' : 'expired';
    return { ...person, state, is_self: person.id === actor.id };
  });
}

export async function changeStaffRole({ db, now }: Services, actor: StaffActor, id: string, role: StaffRole) {
  if (id === actor.id) throw new AppError('staff_member_is_self');
  await db.transaction().execute(async (trx) => {
    if (!(await updateStaff(trx, id, { role }))) throw new AppError('staff_member_not_found');
    await insertStaffAct(trx, now(), actor, 'changed_staff_role', ['staff', id], { role });
  });
}

/** Ends every way in of a colleague. The name stays in the audit log. */
export async function removeStaff({ db, now }: Services, actor: StaffActor, id: string) {
  if (id === actor.id) throw new AppError('staff_member_is_self');
  await db.transaction().execute(async (trx) => {
    if (!(await updateToRemoved(trx, id, now()))) throw new AppError('staff_member_not_found');
    await deleteStaffSessions(trx, { staff_id: id });
    await insertStaffAct(trx, now(), actor, 'removed_staff', ['staff', id]);
  });
}
