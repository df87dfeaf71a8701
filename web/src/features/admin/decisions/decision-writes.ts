import { callStaffApi } from '#features/admin/call-staff-api.ts';

/** What can be done about decisions on every page of the staff area; the page of Today has them. */
export const decisionWrites = {
  takeBack: (id: string) => callStaffApi('POST /api/admin/decisions/:id/take-back', { params: { id } }),
};
