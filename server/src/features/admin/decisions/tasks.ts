import { lockDecision, updateToSettled } from '#features/admin/decisions/queries.ts';
import { carryOutOf } from '#features/admin/decisions/use-cases.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Task } from '#platform/task.ts';

/** Carries out a decision that was not taken back, unless what was decided has changed since. */
export const carryOutDecision: Task<{ decision_id: string }> = {
  name: 'carry-out-decision',
  run: async (services, { decision_id }) => {
    try {
      const cleanUp = await services.db.transaction().execute(async (db) => {
        const decision = await lockDecision(db, decision_id);
        if (!decision) return undefined;
        // The queue goes by the clock of the database; the task is tried again.
        if (new Date(decision.effective_at) > services.now())
          throw new Error('The decision does not take effect yet.');
        const { action, item, input, staff_id } = decision;
        const [, id = ''] = item.split(':');
        const carriedOut = await carryOutOf(action)({ ...services, db }, { id: staff_id }, id, input);
        await updateToSettled(db, decision_id, 'done', services.now());
        return carriedOut.cleanUp;
      });
      await cleanUp?.(services);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await updateToSettled(services.db, decision_id, 'failed', services.now());
    }
  },
};
