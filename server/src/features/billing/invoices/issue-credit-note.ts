import { documentNumber, financialYear } from '#features/billing/invoices/document-number.ts';
import {
  findInvoiceOfOrder,
  insertInvoice,
  nextSerial,
  type StoredInvoice,
} from '#features/billing/invoices/queries.ts';
import { splitTax } from '#features/billing/invoices/split-tax.ts';
import { sendInvoice } from '#features/billing/invoices/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/**
 * Issues the credit note of a refund, in a number series of its own, with the parties of the invoice it
 * corrects.
 */
export async function issueCreditNote(
  { now, queue }: Services,
  trx: Database,
  order: { id: string },
  refund: { id: string; amount_paise: number },
) {
  const invoice = await findInvoiceOfOrder(trx, order.id);
  if (!invoice) return;
  const financial_year = financialYear(now());
  const serial = await nextSerial(trx, 'credit_note', financial_year);
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

/** A full refund mirrors the invoice. A partial refund is taxed in the same way as the invoice. */
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
