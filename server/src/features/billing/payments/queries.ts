import type { OrderState, PaymentStatus } from '@kirdaar/contract/rules/payments';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { GatewayEvent, Payment, PlanOrder } from '#platform/database/database-types.generated.ts';

export const orderState = sql<OrderState>`case
  when plan_order.status in ('paid', 'returned') then plan_order.status::text
  when exists (select from payment where order_id = plan_order.id and payment.status = 'authorized') then 'confirming'
  else coalesce((
    select case payment.status when 'released' then 'released' when 'failed' then 'failed' end
    from payment where order_id = plan_order.id and (payment.status = 'released' or plan_order.status = 'open')
    order by payment.created_at desc limit 1
  ), plan_order.status::text)
end`;

const orderColumns = [
  'plan_order.id',
  'plan_order.talent_id',
  'plan_order.plan_id',
  'plan_order.kind',
  'plan_order.status',
  'plan_order.price_paise',
  'plan_order.credit_paise',
  'plan_order.unused_days',
  'plan_order.replaces',
  'plan_order.amount_paise',
  'plan_order.buyer_name',
  'plan_order.buyer_state',
  'plan_order.buyer_gstin',
  'plan_order.buyer_company',
  'plan_order.gateway_order_id',
  'plan_order.payment_id',
  'plan_order.created_at',
  'plan.name as plan_name',
  'plan.duration_in_days',
] as const;

function selectOrder(db: Database) {
  return db
    .selectFrom('plan_order')
    .innerJoin('plan', 'plan.id', 'plan_order.plan_id')
    .select(orderColumns)
    .select(orderState.as('state'));
}

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Stores an order. Returns undefined if this form already created one. */
export function insertOrder(db: Database, order: Insertable<PlanOrder>) {
  return db
    .insertInto('plan_order')
    .values(order)
    .onConflict((conflict) => conflict.columns(['talent_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function findOrderOfRequest(db: Database, talentId: string, requestId: string) {
  return selectOrder(db)
    .where('plan_order.talent_id', '=', talentId)
    .where('plan_order.request_id', '=', requestId)
    .executeTakeFirst();
}

/** Sets the gateway's id of an order, unless a parallel attempt has set it already. */
export function setGatewayOrderId(db: Database, id: string, gateway_order_id: string) {
  return db
    .updateTable('plan_order')
    .set({ gateway_order_id })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute();
}

/** Returns the talent's latest order whose payment is reserved by the bank. */
export function findConfirmingOrder(db: Database, talentId: string) {
  return selectOrder(db)
    .where('plan_order.talent_id', '=', talentId)
    .where(orderState, '=', 'confirming')
    .orderBy('plan_order.created_at', 'desc')
    .executeTakeFirst();
}

/** Returns the latest orders of a talent that may still be paid, newest first. */
export function listOpenOrders(db: Database, talentId: string, limit: number) {
  return db
    .selectFrom('plan_order')
    .select(['gateway', 'gateway_order_id'])
    .where('talent_id', '=', talentId)
    .where('status', '=', 'open')
    .where('gateway_order_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export function findOrderByGatewayId(db: Database, gatewayOrderId: string) {
  return selectOrder(db).where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst();
}

/** Locks the order, so that events about its payments are processed one at a time. */
export function lockOrder(db: Database, gatewayOrderId: string) {
  return selectOrder(db)
    .where('gateway_order_id', '=', gatewayOrderId)
    .forNoKeyUpdate('plan_order')
    .executeTakeFirst();
}

export function markPaid(db: Database, id: string, payment_id: string, paid_at: Date) {
  return db
    .updateTable('plan_order')
    .set({ status: 'paid', payment_id, paid_at: paid_at.toISOString() })
    .where('id', '=', id)
    .execute();
}

export function markReturned(db: Database, id: string) {
  return db.updateTable('plan_order').set({ status: 'returned' }).where('id', '=', id).execute();
}

export function findSubscriptionOfOrder(db: Database, orderId: string) {
  return db
    .selectFrom('subscription')
    .select(['id', 'talent_id', 'starts_at', 'ends_at', 'ended_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

export function findOrderById(db: Database, id: string) {
  return selectOrder(db).where('plan_order.id', '=', id).executeTakeFirst();
}

export function findBuyer(db: Database, talentId: string) {
  return db.selectFrom('talent').select(['name', 'state']).where('id', '=', talentId).executeTakeFirst();
}

/** Stores a webhook event. Returns undefined if it was received before. */
export function insertEvent(db: Database, event: Insertable<GatewayEvent>) {
  return db
    .insertInto('gateway_event')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Locks the payment, so that events about its refunds are processed one at a time. */
/** Everything that changes an order locks it first, then its payment, then the talent, to avoid deadlocks. */
export function lockOrderOfPayment(db: Database, key: 'id' | 'gateway_payment_id', value: string) {
  return db
    .selectFrom('plan_order')
    .innerJoin('payment', 'payment.order_id', 'plan_order.id')
    .select('plan_order.id')
    .where(`payment.${key}`, '=', value)
    .forNoKeyUpdate('plan_order')
    .execute();
}

/** Locks the orders of a talent, before the talent. */
export function lockOrdersOf(db: Database, talentId: string) {
  return db
    .selectFrom('plan_order')
    .select('id')
    .where('talent_id', '=', talentId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export function lockPayment(db: Database, gatewayPaymentId: string) {
  return db
    .selectFrom('payment')
    .select(['id', 'order_id', 'amount_paise', 'status'])
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores a payment or moves its status forward; an older event changes nothing. */
export function upsertPayment(db: Database, payment: Insertable<Payment> & { status: PaymentStatus }) {
  return db
    .insertInto('payment')
    .values(payment)
    .onConflict((conflict) =>
      conflict.column('gateway_payment_id').doUpdateSet((eb) => ({
        status: eb.fn<PaymentStatus>('greatest', ['payment.status', 'excluded.status']),
        method: eb.fn.coalesce('excluded.method', 'payment.method'),
      })),
    )
    .returning(['id', 'order_id', 'status', 'amount_paise', 'gateway_payment_id'])
    .executeTakeFirstOrThrow();
}

/** Adds a capture to the ledger. Returns undefined if it is already there. */
export function insertCapture(db: Database, payment: { id: string; amount_paise: number }, now: Date) {
  const { id: payment_id, amount_paise } = payment;
  return db
    .insertInto('ledger_entry')
    .values({ payment_id, amount_paise, kind: 'capture', happened_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Returns a payment of the talent that has begun and has no outcome yet. */
export function findUnconfirmedPayment(db: Database, talentId: string) {
  return db
    .selectFrom('payment')
    .innerJoin('plan_order', 'plan_order.id', 'payment.order_id')
    .select('payment.id')
    .where('plan_order.talent_id', '=', talentId)
    .where('plan_order.status', 'in', ['open', 'expired'])
    .where((eb) =>
      eb.or([
        eb('payment.status', '=', 'authorized'),
        eb.and([eb('payment.status', '=', 'created'), eb('plan_order.status', '=', 'open')]),
      ]),
    )
    .executeTakeFirst();
}

/** Returns what to tell the buyer of a payment that did not buy a plan. */
export function findPaymentToTell(db: Database, id: string) {
  return db
    .selectFrom('payment')
    .innerJoin('plan_order', 'plan_order.id', 'payment.order_id')
    .innerJoin('plan', 'plan.id', 'plan_order.plan_id')
    .select(['talent_id', 'plan.name as plan_name', 'payment.amount_paise', 'payment.status'])
    .where('payment.id', '=', id)
    .whereRef('plan_order.payment_id', 'is distinct from', 'payment.id')
    .executeTakeFirst();
}
