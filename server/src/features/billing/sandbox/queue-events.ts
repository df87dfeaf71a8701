import { randomBytes } from 'node:crypto';
import { insertEvents } from '#features/billing/sandbox/queries.ts';
import { deliverEvent } from '#features/billing/sandbox/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/** How the events of a payment reach us; the tester chooses on the checkout page. */
export const deliveries = ['once', 'twice', 'reversed', 'late', 'never'] as const;
export type Delivery = (typeof deliveries)[number];

const LATE_MS = 60_000;

/** An event in Razorpay's format. */
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
    const contains = Object.keys(payload);
    const seconds = Math.floor(now().getTime() / 1000);
    const body = {
      entity: 'event',
      account_id: 'acc_sandbox',
      event,
      contains,
      payload,
      created_at: seconds,
    };
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
