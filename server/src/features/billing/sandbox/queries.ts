import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type {
  SandboxEvent,
  SandboxOrder,
  SandboxPayment,
  SandboxRefund,
} from '#platform/database/database-types.generated.ts';

const orderColumns = ['id', 'amount', 'currency', 'receipt', 'status', 'created_at'] as const;
const paymentColumns = ['id', 'order_id', 'amount', 'status', 'method', 'created_at'] as const;
const refundColumns = ['id', 'payment_id', 'amount', 'receipt', 'created_at'] as const;

export function insertOrder(db: Database, order: Insertable<SandboxOrder>) {
  return db.insertInto('sandbox_order').values(order).execute();
}

export function findOrder(db: Database, id: string) {
  return db.selectFrom('sandbox_order').select(orderColumns).where('id', '=', id).executeTakeFirst();
}

/** Locks the order, so that it is paid only once. */
export function lockOrder(db: Database, id: string) {
  return db
    .selectFrom('sandbox_order')
    .select(orderColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateOrder(db: Database, id: string, status: 'attempted' | 'paid') {
  return db.updateTable('sandbox_order').set({ status }).where('id', '=', id).execute();
}

export function insertPayment(db: Database, payment: Insertable<SandboxPayment>) {
  return db.insertInto('sandbox_payment').values(payment).returning(paymentColumns).executeTakeFirstOrThrow();
}

/** Returns the payments of an order, each with its refunded amount. */
export function listPayments(db: Database, orderId: string) {
  return db
    .selectFrom('sandbox_payment')
    .select([...paymentColumns])
    .select((eb) =>
      eb
        .selectFrom('sandbox_refund')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), eb.lit(0)).as('sum'))
        .whereRef('payment_id', '=', 'sandbox_payment.id')
        .as('amount_refunded'),
    )
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}

/** Locks the payment, so that its refunds run one at a time. */
export function lockPayment(db: Database, id: string) {
  return db
    .selectFrom('sandbox_payment')
    .select(paymentColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updatePayment(db: Database, id: string, status: 'captured' | 'refunded') {
  return db.updateTable('sandbox_payment').set({ status }).where('id', '=', id).execute();
}

export function listRefunds(db: Database, paymentId: string) {
  return db
    .selectFrom('sandbox_refund')
    .select(refundColumns)
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute();
}

export function insertRefund(db: Database, refund: Insertable<SandboxRefund>) {
  return db.insertInto('sandbox_refund').values(refund).returning(refundColumns).executeTakeFirstOrThrow();
}

export function insertEvents(db: Database, events: Insertable<SandboxEvent>[]) {
  return db.insertInto('sandbox_event').values(events).execute();
}

export function findEvent(db: Database, id: string) {
  return db.selectFrom('sandbox_event').select(['id', 'body']).where('id', '=', id).executeTakeFirst();
}
