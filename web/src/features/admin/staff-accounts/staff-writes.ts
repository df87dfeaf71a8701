import type { StaffInvitation } from '@kirdaar/contract/admin/staff-accounts';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { callStaffApi } from '#features/admin/call-staff-api.ts';

/** The writes of the staff list. */
export const staffWrites = {
  invite: (body: StaffInvitation) => callStaffApi('POST /api/admin/staff', { body }),
  changeRole: ({ id, role }: { id: string; role: StaffRole }) =>
    callStaffApi('PUT /api/admin/staff/:id', { params: { id }, body: { role } }),
  remove: (id: string) => callStaffApi('DELETE /api/admin/staff/:id', { params: { id } }),
};
