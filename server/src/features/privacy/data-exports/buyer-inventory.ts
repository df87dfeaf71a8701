import {
  FORM,
  type Inventory,
  PROCESSING_STATE,
  rowsOf,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'talent_id', of: 'the account' } as const;
const ordered = { by: 'order_id', of: 'plan_order' } as const;

/** The data held on a talent's plans and payments. */
export const buyerInventory: Inventory = {
  held: [
    rowsOf('subscription', {
      file: 'payments',
      list: 'plans',
      ...own,
      without: { reminded_days: PROCESSING_STATE },
    }),
    rowsOf('plan_order', {
      file: 'payments',
      list: 'orders',
      ...own,
      without: { request_id: FORM, checked_at: PROCESSING_STATE },
    }),
    rowsOf('payment', {
      file: 'payments',
      list: 'payments',
      ...ordered,
    }),
    rowsOf('refund', {
      file: 'payments',
      list: 'refunds',
      by: 'payment_id',
      of: 'payment',
    }),
    rowsOf('invoice', {
      file: 'payments',
      list: 'invoices',
      ...ordered,
    }),
  ],
  leftOut: { ledger_entry: 'Repeats the amounts of the payments and refunds.' },
};
