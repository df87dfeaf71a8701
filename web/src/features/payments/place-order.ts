import type { StateName } from '@kirdaar/contract/rules/states';
import { ApiError, call } from '#api/call.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import type { Offer } from '#features/plans/offers.ts';
import { forgetDraft, keepAnswers, readDraft } from '#ui/draft.ts';

const ORDER = 'order';

/**
 * Makes an order at the price that was shown, or finds the one that this tab has made for the same: neither a
 * second click, nor going back, nor a reload makes another that could be paid beside it.
 */
export async function placeOrder({ plan_id, kind, amount_paise }: Offer, state: StateName) {
  const wanted = { plan_id, kind: String(kind), amount: String(amount_paise), state };
  const made = await call('POST /api/user/orders', {
    body: { plan_id, state, request_id: requestIdFor(wanted) },
  });
  if (made.order.amount_paise !== amount_paise) {
    forgetOrder();
    throw new ApiError(409, 'The price has changed meanwhile. Please look at it again.');
  }
  return made;
}

/** Once an order is settled, the same can be bought anew. */
export function forgetOrder() {
  forgetDraft(ORDER);
}

function requestIdFor(wanted: Record<string, string>): string {
  const before = readDraft(ORDER);
  const isSame = Object.entries(wanted).every(([name, value]) => before[name] === value);
  const request_id = (isSame && before.request_id) || newRequestId();
  keepAnswers(ORDER, { ...wanted, request_id });
  return request_id;
}
