import { sendReady } from '#features/applications/decisions/send-ready.ts';
import type { Task } from '#platform/task.ts';

/** Sends decisions at the time that the house chose. */
export const sendScheduledDecisions: Task<{ request_id: string }> = {
  name: 'send-scheduled-decisions',
  seconds: 600,
  run: async (services, { request_id }) => {
    await services.db.transaction().execute((trx) => sendReady({ ...services, db: trx }, request_id));
  },
};
