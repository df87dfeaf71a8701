import { rupees } from '@kirdaar/contract/rules/payments';
import { documentNumber, financialYear } from '#features/billing/invoices/document-number.ts';
import { insertInvoice, nextSerial } from '#features/billing/invoices/queries.ts';
import { sellerOf } from '#features/billing/invoices/seller.ts';
import { splitTax } from '#features/billing/invoices/split-tax.ts';
import { sendInvoice } from '#features/billing/invoices/tasks.ts';
import type { StoredOrder } from '#features/billing/payments/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/** Issues the invoice of an order that was just granted, and queues its email. */
export async function issueInvoice({ config, now, queue }: Services, trx: Database, order: StoredOrder) {
  const seller = sellerOf(config);
  const financial_year = financialYear(now());
  const serial = await nextSerial(trx, 'invoice', financial_year);
  const { price_paise, credit_paise, amount_paise, buyer_name, buyer_state } = order;
  const credited =
    credit_paise > 0 ? `, less ${rupees(credit_paise)} for ${order.unused_days} unused days` : '';
  const { id } = await insertInvoice(trx, {
    series: 'invoice',
    financial_year,
    serial,
    number: documentNumber('invoice', financial_year, serial),
    order_id: order.id,
    issued_at: now().toISOString(),
    seller: JSON.stringify(seller),
    buyer_name,
    buyer_state,
    description: `${order.plan_name} plan for ${order.duration_in_days} days${credited}`,
    price_paise,
    discount_paise: credit_paise,
    ...splitTax(price_paise - credit_paise, amount_paise, seller.state === buyer_state),
  });
  await queue.add(trx, sendInvoice, { invoice_id: id });
}
