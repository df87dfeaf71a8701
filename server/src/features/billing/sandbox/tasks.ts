import { receiveEvent } from '#features/billing/payments/receive-event.ts';
import { findEvent } from '#features/billing/sandbox/queries.ts';
import { sandboxSecrets } from '#features/billing/sandbox/sandbox-secrets.ts';
import { signatureOf } from '#platform/http/signature.ts';
import type { Task } from '#platform/task.ts';

/** Delivers an event to our webhook handler, signed as Razorpay signs. */
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
