import type { StaffOrder } from '@kirdaar/contract/admin/money';
import * as words from '#words/admin/money.ts';

export const orderStateTexts: Record<StaffOrder['state'], string> = words.order_states;

type Shown = Pick<StaffOrder, 'state' | 'amount_paise' | 'refunded_paise'>;

/** Returns the state of an order, told apart by whether the gateway has made the refund. */
export function orderStateText({ state, amount_paise, refunded_paise }: Shown): string {
  const isRefunding = state === 'returned' && refunded_paise < amount_paise;
  return isRefunding ? words.order_refunding : orderStateTexts[state];
}

export const orderKindTexts: Record<StaffOrder['kind'], string> = words.order_kinds;

export const paymentTexts: Record<StaffOrder['payments'][number]['status'], string> = words.payment_states;

export const refundTexts: Record<StaffOrder['refunds'][number]['status'], string> = words.refund_states;

export const documentTexts = words.document_names;
