import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'GET /api/admin/audit-log': {
    prepare: (staff, { db, now }) =>
      insertStaffAct(db, now(), staff, 'changed_staff_role', ['staff', staff.id]),
  },
  'POST /api/admin/audit-log/verify': {},
};
