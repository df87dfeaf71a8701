/** What an order buys: a first plan, a more expensive plan that replaces the running one, or a renewal. */
export const orderKinds = ['purchase', 'upgrade', 'renewal'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * State of an order: no payment known, last attempt failed, money reserved by the bank but not collected,
 * reserved money given up, no payment in time, plan granted, or payment refunded.
 */
export const orderStates = [
  'open',
  'failed',
  'confirming',
  'released',
  'expired',
  'paid',
  'returned',
] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * Why staff look at the money of an order: reserved and not collected yet, given up and returned by the bank, paid
 * after the order expired, another amount than the order's, or paid although there was nothing to buy.
 */
export const moneyExceptions = ['reserved', 'released', 'late', 'amount', 'unneeded'] as const;
/** What was done with that money. */
export const moneyOutcomes = [
  'waiting',
  'bank_returns',
  'granted',
  'refund_requested',
  'refund_processed',
  'refund_failed',
  'nothing',
] as const;
/** The filter of orders for those with such money. */
export const WITH_EXCEPTION = 'exception';

/** The two number series that tax law requires. */
export const invoiceSeries = ['invoice', 'credit_note'] as const;

/**
 * Status of a payment attempt. It can only move forward in this list, in whatever order webhooks arrive.
 * `authorized`: the bank has reserved the money; `released`: it is not collected, and the bank returns it.
 */
export const paymentStatuses = [
  'created',
  'failed',
  'authorized',
  'released',
  'captured',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const refundStatuses = ['requested', 'processed', 'failed'] as const;

/** GST included in a price, in percent; CGST and SGST are half of it each. */
export const GST_PERCENT = 18;
/** A buyer who cancels within this many days without having used the plan gets a refund. */
export const RETURN_DAYS = 7;
/** How many days before its end a plan can be renewed. */
export const RENEWAL_DAYS = 30;
/** For how many days the gateway is asked about an order. Banks may confirm a payment this late. */
export const CONFIRMATION_DAYS = 5;
/** Days before the end of a plan at which reminders are sent. */
export const REMINDER_DAYS = [7, 1] as const;

/** Formats paise: '₹2,999' or, with paise, '₹2,452.60'. */
export function rupees(paise: number): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(paise / 100);
}
