import { executeRefund } from '#features/billing/refunds/execute-refund.ts';
import { findRequestedRefund } from '#features/billing/refunds/queries.ts';
import type { Task } from '#platform/task.ts';

/** Sends a refund request to the gateway. */
export const sendRefund: Task<{ refund_id: string }> = {
  name: 'send-refund',
  run: async (services, { refund_id }) => {
    const refund = await findRequestedRefund(services.db, refund_id);
    if (refund) await executeRefund(services, refund);
  },
};
