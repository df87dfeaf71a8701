import { documentNumber, financialYear } from '#features/invoices/numbers.ts';
import {
  findInvoiceOfOrder,
  insertInvoice,
  type StoredInvoice,
  takeSerial,
} from '#features/invoices/queries.ts';
import { splitTax } from '#features/invoices/split-tax.ts';
import { sendInvoice } from '#features/invoices/tasks.ts';
import type { Database } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';

/** Writes the credit note of a refund, in a series of its own, with the parties of the invoice it corrects. */
export async function issueCreditNote(
  { now, queue }: Services,
  trx: Database,
  order: { id: string },
  refund: { id: string; amount_paise: number },
) {
  const invoice = await findInvoiceOfOrder(trx, order.id);
  if (!invoice) return;
  const financial_year = financialYear(now());
  const serial = await takeSerial(trx, 'credit_note', financial_year);
  const { id } = await insertInvoice(trx, {
    series: 'credit_note',
    financial_year,
    serial,
    number: documentNumber('credit_note', financial_year, serial),
    order_id: order.id,
    corrects: invoice.id,
    refund_id: refund.id,
    issued_at: now().toISOString(),
    seller: JSON.stringify(invoice.seller),
    buyer_name: invoice.buyer_name,
    buyer_state: invoice.buyer_state,
    description: `Refund for ${invoice.description}`,
    ...amountsOf(invoice, refund.amount_paise),
  });
  await queue.add(trx, sendInvoice, { invoice_id: id });
}

/** A whole refund mirrors the invoice; a part of it is taxed as that was. */
function amountsOf(invoice: StoredInvoice, refunded: number) {
  const { taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise } = invoice;
  if (refunded === total_paise) {
    const { price_paise, discount_paise } = invoice;
    const taxes = { cgst_paise, sgst_paise, igst_paise };
    return { price_paise, discount_paise, taxable_paise, ...taxes, round_off_paise, total_paise };
  }
  const isSameState = invoice.seller.state === invoice.buyer_state;
  return { price_paise: refunded, discount_paise: 0, ...splitTax(refunded, refunded, isSameState) };
}
