import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import type { Matrix } from '#testing/matrix/matrix.ts';

export const matrix: Matrix = {
  'GET /api/admin/audit-log': {
    prepare: async (staff, { db, now }) => {
      await insertStaffAct(db, now(), staff, 'changed_staff_role', ['staff', staff.id]);
      await insertStaffAct(db, now(), staff, 'searched_orders', [], { found: 1 });
      await insertStaffAct(db, now(), staff, 'retried_task', ['task', staff.id]);
    },
  },
  'POST /api/admin/audit-log/verify': {},
};
