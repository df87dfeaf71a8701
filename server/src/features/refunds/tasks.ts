import { askForRefund } from '#features/refunds/ask-for-refund.ts';
import { findRequestedRefund } from '#features/refunds/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Asks the gateway to pay back. */
export const sendRefund: Task<{ refund_id: string }> = {
  name: 'send-refund',
  run: async (services, { refund_id }) => {
    const refund = await findRequestedRefund(services.db, refund_id);
    if (refund) await askForRefund(services, refund);
  },
};
