/** What an order is for: a first plan, a dearer one in place of the running one, or the time after it. */
export const orderKinds = ['purchase', 'upgrade', 'renewal'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * How an order stands: nothing was paid yet, the last try failed, nobody paid in time, the plan is granted, or
 * what was paid is paid back.
 */
export const orderStates = ['open', 'failed', 'expired', 'paid', 'returned'] as const;
export type OrderState = (typeof orderStates)[number];

/** The two rows of numbers that tax law asks for. */
export const invoiceSeries = ['invoice', 'credit_note'] as const;

/** How a try to pay stands. Only what comes later in this list can follow, whatever order the news come in. */
export const paymentStatuses = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const refundStatuses = ['requested', 'processed', 'failed'] as const;

/** GST within a price, in percent; half of it each is CGST and SGST. */
export const GST_PERCENT = 18;
/** Who changes their mind this soon, without having used the plan, is paid back. */
export const RETURN_DAYS = 7;
/** A plan can be renewed this long before its end. */
export const RENEWAL_DAYS = 30;
/** A reminder is sent this many days before the end of a plan. */
export const REMINDER_DAYS = [7, 1] as const;

/** '₹2,999' or, with paise, '₹2,452.60'. */
export function rupees(paise: number): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(paise / 100);
}
