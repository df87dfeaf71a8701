import { randomBytes } from 'node:crypto';
import { receiveEvent } from '#features/billing/payments/receive-event.ts';
import { findEvent, insertEvents } from '#features/billing/sandbox/queries.ts';
import type { Secrets } from '#platform/config/secrets.ts';
import type { Database } from '#platform/database/database.ts';
import { signatureOf } from '#platform/http/signature.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** How the events of a payment reach us; the tester chooses on the checkout page. */
export type Delivery = 'once' | 'twice' | 'reversed' | 'late' | 'never';

const LATE_MS = 60_000;

export interface GatewayEvent {
  event: string;
  payload: Record<string, { entity: object }>;
}

/** Generates an id in the gateway's format: a type prefix and an unguessable part. */
export function newGatewayId(kind: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  return `${kind}_${randomBytes(10).toString('hex').slice(0, 14)}`;
}

/** Queues events in the transaction that caused them; delivery is retried until it succeeds. */
export async function queueEvents(
  { queue, now }: Pick<Services, 'queue' | 'now'>,
  db: Database,
  events: GatewayEvent[],
  delivery: Delivery,
) {
  const created_at = now().toISOString();
  const stored = events.map(({ event, payload }) => {
    const about = { entity: 'event', account_id: 'acc_sandbox', event, contains: Object.keys(payload) };
    const body = { ...about, payload, created_at: Math.floor(now().getTime() / 1000) };
    return { id: newGatewayId('evt'), body: JSON.stringify(body), created_at };
  });
  await insertEvents(db, stored);
  for (const { id } of inOrderOfDelivery(stored, delivery)) {
    const after = delivery === 'late' ? new Date(now().getTime() + LATE_MS) : undefined;
    await queue.add(db, deliverEvent, { event_id: id }, after);
  }
}

function inOrderOfDelivery<T>(events: T[], delivery: Delivery): T[] {
  if (delivery === 'never') return [];
  if (delivery === 'reversed') return events.toReversed();
  return delivery === 'twice' ? [...events, ...events] : events;
}

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

/** Derives the secrets that we share with the built-in gateway, which another gateway's dashboard provides. */
export function sandboxSecrets({ sandbox }: Pick<Secrets, 'sandbox'>) {
  const key = sandbox.toString('hex');
  return { callback: signatureOf(key, 'callback'), webhook: signatureOf(key, 'webhook') };
}
