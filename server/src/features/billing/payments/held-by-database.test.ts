import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

test('the database rejects an order, payment, refund or invoice with inconsistent amounts', async ({
  db,
  given,
  buy,
}) => {
  const { id } = await buy(await given.talent(), 'Basic');
  const other = await buy(await given.talent(), 'Basic');
  const payment = sql`(select payment_id from plan_order where id = ${id})`;
  const setOrder = (change: ReturnType<typeof sql>) => sql`update plan_order set ${change} where id = ${id}`;
  const ofOther = (column: string) =>
    sql`${sql.ref(column)} = (select ${sql.ref(column)} from plan_order where id = ${other.id})`;
  const enter = (kind: 'capture' | 'refund', amount: number) =>
    sql`insert into ledger_entry (payment_id, kind, amount_paise, happened_at)
      values (${payment}, ${kind}, ${amount}, now())`;
  const bill = (change: object) =>
    sql`insert into invoice select (jsonb_populate_record(invoice, ${JSON.stringify({
      id: crypto.randomUUID(),
      number: 'KD/3',
      serial: 3000,
      ...change,
    })})).* from invoice where order_id = ${id}`;
  const nothing = { taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0, round_off_paise: 0 };

  const attempts = {
    plan_order_amount_paise_check: setOrder(sql`amount_paise = amount_paise - 50`),
    plan_order_credit_paise_check: setOrder(sql`credit_paise = -1`),
    plan_order_paid_has_payment: setOrder(sql`payment_id = null`),
    plan_order_paid_has_time: setOrder(sql`paid_at = null`),
    plan_order_payment_id_key: setOrder(ofOther('payment_id')),
    plan_order_gateway_order_id_key: setOrder(ofOther('gateway_order_id')),
    payment_amount_paise_check: sql`update payment set amount_paise = 0 where order_id = ${id}`,
    ledger_entry_capture: enter('capture', 1),
    ledger_entry_capture_is_positive: enter('capture', -1),
    ledger_entry_refund_has_refund: enter('refund', -1),
    refund_amount_paise_check: sql`insert into refund (payment_id, status, amount_paise, reason, requested_at)
      values (${payment}, 'requested', 0, 'Nothing', now())`,
    invoice_credit_note_has_refund: bill({ series: 'credit_note' }),
    invoice_total_paise_check: bill({ ...nothing, total_paise: 0 }),
  };

  for (const [constraint, attempt] of Object.entries(attempts))
    await expect(attempt.execute(db), constraint).rejects.toMatchObject({ constraint });
});
