import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { GST_PERCENT, rupees } from '@kirdaar/contract/rules/payments';
import { OUTSIDE_INDIA, statesOfIndia } from '@kirdaar/contract/rules/states';
import {
  findInvoiceOfOrder,
  insertInvoice,
  type NewInvoice,
  nextSerial,
  type Seller,
  type StoredInvoice,
} from '#features/billing/invoices/queries.ts';
import { sendInvoice } from '#features/billing/invoices/tasks.ts';
import type { StoredOrder } from '#features/billing/payments/queries.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

export async function issueInvoice(services: Services, trx: Database, order: StoredOrder) {
  const seller = sellerOf(services.config, order.buyer_state);
  const { price_paise, credit_paise, amount_paise, buyer_name, buyer_state } = order;
  const { buyer_gstin, buyer_company } = order;
  const credited =
    credit_paise > 0 ? `, less ${rupees(credit_paise)} for ${order.unused_days} unused days` : '';
  await issue(services, trx, 'invoice', {
    order_id: order.id,
    seller: JSON.stringify(seller),
    buyer_name,
    buyer_state,
    buyer_gstin,
    buyer_company,
    description: `${order.plan_name} plan for ${order.duration_in_days} days${credited}`,
    price_paise,
    discount_paise: credit_paise,
    ...splitTax(price_paise - credit_paise, amount_paise, taxOf(seller, buyer_state)),
  });
}

/** Issues the credit note of a refund, with the parties of the invoice it corrects. */
export async function issueCreditNote(
  services: Services,
  trx: Database,
  order: { id: string },
  refund: { id: string; amount_paise: number },
) {
  const invoice = await findInvoiceOfOrder(trx, order.id);
  if (!invoice) return;
  await issue(services, trx, 'credit_note', {
    order_id: order.id,
    corrects: invoice.id,
    refund_id: refund.id,
    seller: JSON.stringify(invoice.seller),
    buyer_name: invoice.buyer_name,
    buyer_state: invoice.buyer_state,
    buyer_gstin: invoice.buyer_gstin,
    buyer_company: invoice.buyer_company,
    description: `Refund for ${invoice.description}`,
    ...amountsOf(invoice, refund.amount_paise),
  });
}

const prefixes = { invoice: 'KD', credit_note: 'KC' };

/** Stores a document under the next number of its series, within the 16 characters that the law allows. */
async function issue(
  { now, queue }: Services,
  trx: Database,
  series: keyof typeof prefixes,
  document: Omit<NewInvoice, 'series' | 'financial_year' | 'serial' | 'number' | 'issued_at'>,
) {
  const financial_year = financialYear(now());
  const serial = await nextSerial(trx, series, financial_year);
  const number = `${prefixes[series]}/${financial_year}/${String(serial).padStart(6, '0')}`;
  const issued_at = now().toISOString();
  const { id } = await insertInvoice(trx, { series, financial_year, serial, number, issued_at, ...document });
  await queue.add(trx, sendInvoice, { invoice_id: id });
}

/** Returns the financial year in India, from April to March, such as '26-27'. */
export function financialYear(instant: Date): string {
  const [year = 0, month = 0] = dayInIndia(instant).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** A full refund mirrors the invoice. A partial refund is taxed in the same way as the invoice. */
function amountsOf(invoice: StoredInvoice, refunded: number) {
  const { taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise } = invoice;
  if (refunded === total_paise) {
    const { price_paise, discount_paise } = invoice;
    const taxes = { cgst_paise, sgst_paise, igst_paise };
    return { price_paise, discount_paise, taxable_paise, ...taxes, round_off_paise, total_paise };
  }
  const tax = taxOf(invoice.seller, invoice.buyer_state);
  return { price_paise: refunded, discount_paise: 0, ...splitTax(refunded, refunded, tax) };
}

/** CGST and SGST, half each, when seller and buyer are in one State, else IGST, except for an export under an LUT. */
function taxOf(seller: Seller, buyer_state: string): 'halves' | 'IGST' | 'none' {
  if (seller.lut) return 'none';
  return seller.state === buyer_state ? 'halves' : 'IGST';
}

/**
 * Splits an amount that includes its tax. `total` is the amount charged, which differs by the rounding to whole
 * rupees.
 */
export function splitTax(inclusive: number, total: number, tax: ReturnType<typeof taxOf>) {
  const share = (percent: number) => Math.round((inclusive * percent) / (100 + GST_PERCENT));
  const half = tax === 'halves' ? share(GST_PERCENT / 2) : 0;
  const whole = tax === 'IGST' ? share(GST_PERCENT) : 0;
  return {
    taxable_paise: inclusive - 2 * half - whole,
    cgst_paise: half,
    sgst_paise: half,
    igst_paise: whole,
    round_off_paise: total - inclusive,
    total_paise: total,
  };
}

/** Returns the operator: in the State of the GSTIN, and with the LUT if the buyer is abroad. */
function sellerOf(config: Config, buyer_state: string): Seller {
  const { OPERATOR_NAME, OFFICE_ADDRESS, OPERATOR_GSTIN, OPERATOR_LUT } = config;
  const states: Record<string, string> = statesOfIndia;
  const state = states[OPERATOR_GSTIN.slice(0, 2)] ?? '';
  const seller = { name: OPERATOR_NAME, address: OFFICE_ADDRESS, gstin: OPERATOR_GSTIN, state };
  return buyer_state === OUTSIDE_INDIA && OPERATOR_LUT ? { ...seller, lut: OPERATOR_LUT } : seller;
}
