import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { LedgerEntry, Refund } from '#platform/database/database-types.generated.ts';

export function markRefunded(db: Database, paymentId: string) {
  return db.updateTable('payment').set({ status: 'refunded' }).where('id', '=', paymentId).execute();
}

/** Adds a refund to the ledger. Returns undefined if it is already there. */
export function insertRefundEntry(db: Database, entry: Omit<Insertable<LedgerEntry>, 'kind'>) {
  return db
    .insertInto('ledger_entry')
    .values({ ...entry, kind: 'refund' })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function ledgerBalance(db: Database, paymentId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_entry')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('amount_paise'), lit(0)).as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

const refundColumns = ['id', 'payment_id', 'status', 'amount_paise', 'reason', 'gateway_refund_id'] as const;

export function insertRefund(db: Database, refund: Insertable<Refund>) {
  return db.insertInto('refund').values(refund).returning(refundColumns).executeTakeFirstOrThrow();
}

/** Finds a refund by its gateway id, or by our id, which we sent to the gateway as the receipt. */
export function findRefund(db: Database, gatewayRefundId: string, receipt: string | undefined) {
  return db
    .selectFrom('refund')
    .select(refundColumns)
    .where((eb) =>
      eb.or([eb('gateway_refund_id', '=', gatewayRefundId), ...(receipt ? [eb('id', '=', receipt)] : [])]),
    )
    .executeTakeFirst();
}

export function updateRefund(
  db: Database,
  id: string,
  change: { gateway_refund_id: string; status: 'processed' | 'failed'; amount_paise: number },
) {
  return db
    .updateTable('refund')
    .set(change)
    .where('id', '=', id)
    .returning(refundColumns)
    .executeTakeFirstOrThrow();
}

/** Returns a refund that is not yet sent to the gateway, with the gateway id of its payment. */
export function findRequestedRefund(db: Database, id: string) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.amount_paise', 'payment.gateway_payment_id', 'payment.amount_paise as paid_paise'])
    .where('refund.id', '=', id)
    .where('refund.status', '=', 'requested')
    .executeTakeFirst();
}

export function closeRefund(db: Database, id: string) {
  return db.updateTable('refund').set({ status: 'failed' }).where('id', '=', id).execute();
}

export function listRequestedRefunds(db: Database, before: Date) {
  return db
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'requested')
    .where('requested_at', '<', before.toISOString())
    .execute();
}

/** Returns a payment that has no refund, made or requested. */
export function findRefundable(db: Database, id: string) {
  return db
    .selectFrom('payment')
    .select(['id', 'amount_paise'])
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.payment_id', '=', 'payment.id')
            .where('refund.status', '<>', 'failed'),
        ),
      ),
    )
    .executeTakeFirst();
}
