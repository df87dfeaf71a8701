import { randomBytes } from 'node:crypto';
import { insertEvents } from '#features/sandbox/queries.ts';
import { deliverEvent } from '#features/sandbox/tasks.ts';
import type { Database } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';

/** What becomes of the events of a payment on their way to us; the checkout page lets one choose. */
export const deliveries = ['once', 'twice', 'reversed', 'late', 'never'] as const;
export type Delivery = (typeof deliveries)[number];

const LATE_MS = 60_000;

/** An event as Razorpay words it. */
export interface Announced {
  event: string;
  payload: Record<string, { entity: object }>;
}

/** A name as the gateway gives them: what it is of, then what nobody guesses. */
export function newGatewayId(kind: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  return `${kind}_${randomBytes(10).toString('hex').slice(0, 14)}`;
}

/** Sets events on their way in the transaction that caused them; they are posted again until they are taken. */
export async function announce(
  { queue, now }: Pick<Services, 'queue' | 'now'>,
  db: Database,
  announced: Announced[],
  delivery: Delivery,
) {
  const created_at = now().toISOString();
  const events = announced.map(({ event, payload }) => {
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
  await insertEvents(db, events);
  for (const { id } of onTheWay(events, delivery)) {
    const after = delivery === 'late' ? new Date(now().getTime() + LATE_MS) : undefined;
    await queue.add(db, deliverEvent, { event_id: id }, after);
  }
}

function onTheWay<T>(events: T[], delivery: Delivery): T[] {
  if (delivery === 'never') return [];
  if (delivery === 'reversed') return events.toReversed();
  return delivery === 'twice' ? [...events, ...events] : events;
}
