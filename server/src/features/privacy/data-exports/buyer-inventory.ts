import {
  FORM,
  type Inventory,
  OWN,
  rowsOf,
  WORKINGS,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'talent_id', of: 'the account' } as const;
const ordered = { by: 'order_id', of: 'plan_order' } as const;

/** The data held on a talent's plans and payments. */
export const buyerInventory: Inventory = {
  held: [
    rowsOf('subscription', {
      ...{ file: 'payments', list: 'plans', ...own },
      columns: [
        ...(['id', 'plan_id', 'order_id', 'starts_at', 'ends_at', 'ended_at', 'auto_renew'] as const),
        'cancelled_at',
      ],
      without: { talent_id: OWN, reminded_days: WORKINGS },
    }),
    rowsOf('plan_order', {
      ...{ file: 'payments', list: 'orders', ...own },
      columns: [
        ...(['id', 'plan_id', 'kind', 'status', 'price_paise', 'credit_paise', 'unused_days'] as const),
        ...(['replaces', 'amount_paise', 'buyer_name', 'buyer_state', 'gateway'] as const),
        ...(['gateway_order_id', 'payment_id', 'created_at', 'paid_at'] as const),
      ],
      without: { talent_id: OWN, request_id: FORM },
    }),
    rowsOf('payment', {
      ...{ file: 'payments', list: 'payments', ...ordered },
      columns: ['id', 'order_id', 'gateway_payment_id', 'status', 'amount_paise', 'method', 'created_at'],
    }),
    rowsOf('refund', {
      ...{ file: 'payments', list: 'refunds', by: 'payment_id', of: 'payment' },
      columns: [
        ...(['id', 'payment_id', 'gateway_refund_id', 'status', 'amount_paise', 'reason'] as const),
        'requested_at',
      ],
    }),
    rowsOf('invoice', {
      ...{ file: 'payments', list: 'invoices', ...ordered },
      columns: [
        ...(['id', 'series', 'number', 'serial', 'financial_year', 'issued_at', 'order_id'] as const),
        ...(['corrects', 'refund_id', 'seller', 'buyer_name', 'buyer_state', 'description'] as const),
        ...(['price_paise', 'discount_paise', 'taxable_paise', 'cgst_paise', 'sgst_paise'] as const),
        ...(['igst_paise', 'round_off_paise', 'total_paise'] as const),
      ],
    }),
  ],
  leftOut: { ledger_entry: 'The sums of the payments and refunds once more.' },
};
