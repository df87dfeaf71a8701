import { sql } from 'kysely';
import { orderState } from '#features/billing/payments/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentGateway } from '#platform/database/database-types.generated.ts';

/**
 * Takes the next order to ask the gateway about, one that is open or has a reserved payment. The older an
 * order is, the longer it waits until it is asked about again: between 4 minutes and 3 hours.
 */
export async function takeOrderToCheck(db: Database, now: Date) {
  const { rows } = await sql<OrderToCheck>`
    update plan_order set checked_at = ${now} where id = (
      select id from plan_order
      where (status = 'open' or id in (select order_id from payment where payment.status = 'authorized'))
        and (checked_at is null or checked_at <= ${now}::timestamptz
          - least(greatest((checked_at - created_at) / 4, interval '4 minutes'), interval '3 hours'))
      order by checked_at nulls first, created_at
      limit 1 for update skip locked
    ) returning id, gateway, gateway_order_id, created_at`.execute(db);
  return rows[0];
}

interface OrderToCheck {
  id: string;
  gateway: PaymentGateway;
  gateway_order_id: string | null;
  created_at: string;
}

/** Marks an order as expired unless a payment is reserved for it. If it is paid later, it is granted. */
export function expireOrder(db: Database, id: string) {
  return db
    .updateTable('plan_order')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where(orderState, '<>', 'confirming')
    .execute();
}

/** Returns the orders paid or expired since an instant, to check them for refunds and late payments. */
export function listClosedOrders(db: Database, since: Date) {
  return db
    .selectFrom('plan_order')
    .select(['gateway', 'gateway_order_id'])
    .where((eb) =>
      eb.or([
        eb('paid_at', '>=', since.toISOString()),
        eb.and([eb('status', '=', 'expired'), eb('created_at', '>=', since.toISOString())]),
      ]),
    )
    .orderBy('created_at')
    .execute();
}
