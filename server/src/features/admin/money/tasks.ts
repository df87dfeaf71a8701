import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { updatePrices } from '#features/admin/money/queries.ts';
import type { Task } from '#platform/task.ts';

export const applyPlanPrices: Task = {
  name: 'apply-plan-prices',
  schedule: '0 0 * * *',
  run: async ({ db, now }) => {
    await updatePrices(db, dayInIndia(now()));
  },
};
