import type { StaffOrder } from '@kirdaar/contract/admin/money';
import * as words from '#words/admin/money.ts';

type Shown = Pick<StaffOrder, 'state' | 'amount_paise' | 'refunded_paise'>;

/** Returns the state of an order, told apart by whether the gateway has made the refund. */
export function orderStateText({ state, amount_paise, refunded_paise }: Shown): string {
  const isRefunding = state === 'returned' && refunded_paise < amount_paise;
  return isRefunding ? words.order_refunding : words.order_states[state];
}

/** Returns what is unusual about the money of an order, and what was done. */
export function exceptionText({ exception }: Pick<StaffOrder, 'exception'>): string | undefined {
  return exception
    ? `${words.exceptions[exception.kind]} ${words.exception_outcomes[exception.done]}`
    : undefined;
}
