import { receiveEvent } from '#features/payments/receive-event.ts';
import { findEvent } from '#features/sandbox/queries.ts';
import { sandboxSecrets } from '#features/sandbox/sandbox-secrets.ts';
import type { Task } from '#platform/queue.ts';
import { signatureOf } from '#platform/signature.ts';

/** Hands an event to the door that Razorpay knocks at, signed as Razorpay signs. */
export const deliverEvent: Task<{ event_id: string }> = {
  name: 'deliver-sandbox-event',
  run: async (services, { event_id }) => {
    const event = await findEvent(services.db, event_id);
    if (!event) return;
    const body = Buffer.from(event.body);
    const signature = signatureOf(sandboxSecrets(services.secrets).webhook, body);
    await receiveEvent(services, { id: event.id, signature, body });
  },
};
