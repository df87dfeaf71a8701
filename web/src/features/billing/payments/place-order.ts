import type { StateName } from '@kirdaar/contract/rules/states';
import { ApiError, callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import type { PlanPrice } from '#features/billing/plans/plan-prices.ts';
import { deleteDraft, readDraft, saveDraftAnswers } from '#ui/draft.ts';
import * as words from '#words/billing/payments.ts';

const DRAFT = 'order';

/**
 * Creates an order at the shown price, or returns the one this tab has already created for it. A second
 * click, going back or a reload must not create another order that could also be paid.
 */
export async function placeOrder(
  { plan_id, kind, amount_paise }: PlanPrice,
  state: StateName,
  start_another: boolean,
) {
  const attributes = { plan_id, kind: String(kind), amount: String(amount_paise), state };
  const created = await callApi('POST /api/user/orders', {
    body: { plan_id, state, start_another, request_id: requestIdFor(attributes) },
  });
  if (created.order.amount_paise !== amount_paise) {
    deleteOrderDraft();
    throw new ApiError(409, words.price_changed);
  }
  return created;
}

/** Deletes the draft of a settled order, so that the same plan can be bought again. */
export function deleteOrderDraft() {
  deleteDraft(DRAFT);
}

function requestIdFor(attributes: Record<string, string>): string {
  const draft = readDraft(DRAFT);
  const isSame = Object.entries(attributes).every(([name, value]) => draft[name] === value);
  const request_id = (isSame && draft.request_id) || newRequestId();
  saveDraftAnswers(DRAFT, { ...attributes, request_id });
  return request_id;
}
