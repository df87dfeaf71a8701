import type { Insertable } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { LedgerEntry, Refund } from '#platform/database-types.generated.ts';

export function markRefunded(db: Database, paymentId: string) {
  return db.updateTable('payment').set({ status: 'refunded' }).where('id', '=', paymentId).execute();
}

/** Enters what was paid back, or returns undefined when it stands there. */
export function insertRefundEntry(db: Database, entry: Omit<Insertable<LedgerEntry>, 'kind'>) {
  return db
    .insertInto('ledger_entry')
    .values({ ...entry, kind: 'refund' })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** What the ledger holds of a payment. */
export async function sumOfPayment(db: Database, paymentId: string): Promise<number> {
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

/** A refund by its name at the gateway, or by the id that we sent there as its receipt. */
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

/** A refund that is still to be asked for, with its payment's name at the gateway. */
export function findRequestedRefund(db: Database, id: string) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.amount_paise',
      'payment.gateway_payment_id',
      'payment.amount_paise as paid_paise',
    ])
    .where('refund.id', '=', id)
    .where('refund.status', '=', 'requested')
    .executeTakeFirst();
}

export type RequestedRefund = NonNullable<Awaited<ReturnType<typeof findRequestedRefund>>>;

/** Gives up a refund of which nothing is left to be paid back. */
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

/** A payment of which nothing was paid back, or asked to be. */
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
