import { plural } from '#words/plural.ts';

/** Orders, taxes and prices for staff. */

export const tabs = 'Money';

export const orders = 'Orders';
export const gst = 'GST';
export const prices = 'Prices';
export const gst_lead = 'Invoices for one month (Indian time), minus credit notes.';
export const gst_month = 'Month';
export const gst_none = 'No invoices in this month.';
export const series = {
  invoice: (count: number, first: string, last: string) =>
    plural(count, {
      one: `${count} invoice: ${first}`,
      other: `${count} invoices: ${first} to ${last}`,
    }),
  credit_note: (count: number, first: string, last: string) =>
    plural(count, {
      one: `${count} credit note: ${first}`,
      other: `${count} credit notes: ${first} to ${last}`,
    }),
} as const;
export const gst_table_file = 'GSTR-1, table 7 (CSV)';
export const gst_documents_file = 'All documents (CSV)';
export const gst_columns = {
  taxable_paise: 'Taxable',
  cgst_paise: 'CGST',
  sgst_paise: 'SGST',
  igst_paise: 'IGST',
  total_paise: 'Total',
} as const;
export const gst_table = 'Taxes by state';

export const search_text = 'Invoice number, payment ID or name';
export const search_none = 'No orders.';
export const orders_earlier = 'Earlier orders';
export const orders_all = 'All orders';
export const partly_refunded = (amount: string) => `${amount} refunded`;
export const ordered = (time: string) => `Ordered ${time}`;
export const comparing = 'Comparing...';
export const compare = 'Compare with the gateway';
export const order = 'Order';
export const payments = 'Payments';
export const match = 'Match a payment';
export const match_lead =
  'If the gateway has the payment under another reference, enter its ID. The gateway must confirm the amount.';
export const match_id = 'Payment ID at the gateway';
export const payments_none = 'No payment attempts yet.';
export const refunds = 'Refunds';
export const documents = 'Documents';
export const fact_price = 'Price';
export const fact_credit = 'Credit for unused days';
export const fact_charged = 'Order amount';
export const fact_refunded = 'Refunded';
export const fact_buyer_state = 'Buyer’s state';
export const fact_company = 'Company';
export const company = (name: string, gstin: string | null) => `${name}, GSTIN ${gstin}`;
export const fact_gateway = 'Gateway';
export const order_states = {
  open: 'Waiting for payment',
  failed: 'Last attempt failed',
  confirming: 'Reserved by the bank, not collected',
  released: 'Not collected, returned by the bank',
  expired: 'No payment within 5 days',
  paid: 'Paid',
  returned: 'Refunded',
} as const;
export const order_exceptions = 'Late, reserved or not matching';
export const exceptions = {
  reserved: 'The bank has reserved the money, and it is not collected yet.',
  released: 'The bank had reserved the money, and it was not collected.',
  late: 'Paid after the order had expired.',
  amount: 'The amount differs from the order.',
  unneeded: 'Paid when there was nothing left to buy.',
} as const;
export const exception_outcomes = {
  waiting: 'We keep asking the payment gateway whether it is collected.',
  bank_returns: 'The bank returns it.',
  granted: 'The plan was granted.',
  refund_requested: 'A refund was requested.',
  refund_processed: 'It was refunded.',
  refund_failed: 'The refund failed. Refund it again.',
  nothing: 'Nothing was done yet.',
} as const;
export const order_refunding = 'Refund in progress';
export const order_kinds = {
  purchase: 'First plan',
  upgrade: 'Upgrade',
  renewal: 'Renewal',
} as const;
export const payment_states = {
  created: 'Started',
  failed: 'Failed',
  authorized: 'Reserved by the bank, not collected',
  released: 'Not collected, returned by the bank',
  captured: 'Paid',
  refunded: 'Refunded in full',
} as const;
export const refund_states = {
  requested: 'Requested from the gateway',
  processed: 'Refunded',
  failed: 'Failed at the gateway',
} as const;
export const document_names = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
} as const;

export const refund = 'Refund';
export const refund_lead =
  'The buyer gets a credit note. If you refund the whole payment, the plan ends. Used days and money that went into an upgrade are left out.';
export const refund_limit = (payment: string, day: string) =>
  `Your role can refund up to ${payment} of one payment, and you up to ${day} a day.`;
export const refund_most = (amount: string) => `Up to ${amount}.`;
export const refund_amount = 'Amount in rupees';
export const refund_reason = 'Reason, for your colleagues';
export const refund_submit = (amount: string) => `Refund ${amount}`;

export const prices_page = 'Plan prices';
export const prices_lead = 'Prices include GST. A new price applies to orders from the day you choose.';
export const price_now = <Part>(amount: Part) => ['Now ', amount];
export const price_from = <Part>(day: string, amount: Part) => [`From ${day} `, amount];
export const price_withdraw_one = (plan: string, day: string) => `Withdraw the price of ${plan} from ${day}`;
export const price_withdraw = 'Withdraw';
export const price_new = (plan: string) => `New price of ${plan}`;
export const price_field = 'New price in rupees';
export const price_save = 'Save price';
