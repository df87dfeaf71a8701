import type { Reply } from '@kirdaar/contract/api';
import type { BuyerPlace } from '@kirdaar/contract/rules/states';
import { redirect } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import type { PlanPrice } from '#features/billing/plans/plan-prices.ts';
import { paths } from '#paths.ts';
import { deleteDraft, readDraft, saveDraftAnswers } from '#ui/draft.ts';
import * as words from '#words/billing/payments.ts';

export const orderWrites = {
  /** Creates the order and opens the gateway's page. It ends when the user comes back to this page. */
  pay: async ({ price, ...form }: { price: PlanPrice } & OrderAnswers) => {
    const { order, checkout } = await placeOrder(price, form);
    if (order.state !== 'open' && order.state !== 'failed') {
      deleteOrderDraft();
      throw redirect(`${paths.mySubscription}?order=${order.id}`);
    }
    await openCheckout(checkout);
  },
};

/** What the buyer typed; `gstin` and `company` are empty unless a company buys. */
interface OrderAnswers {
  state: BuyerPlace;
  gstin: string;
  company: string;
  start_another: boolean;
}

type Checkout = Reply<'POST /api/user/orders'>['checkout'];

/** Sends the browser to the gateway's page. Resolves when the user comes back: nothing is sent twice until then. */
function openCheckout({ action, fields }: Checkout): Promise<void> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  return new Promise((resolve) => {
    const comeBack = () => {
      form.remove();
      resolve();
    };
    window.addEventListener('pageshow', comeBack, { once: true });
    form.submit();
  });
}

const DRAFT = 'order';

/**
 * Creates an order at the shown price, or returns the one that this tab created for it: a second click, going
 * back or a reload must not create another order that could also be paid.
 */
async function placeOrder({ plan_id, kind, amount_paise }: PlanPrice, form: OrderAnswers) {
  const attributes = {
    plan_id,
    kind: String(kind),
    amount: String(amount_paise),
    state: form.state,
    gstin: form.gstin,
    company: form.company,
  };
  const body = { plan_id, ...form, request_id: requestIdFor(attributes) };
  const created = await callApi('POST /api/user/orders', { body });
  if (created.order.amount_paise !== amount_paise) {
    deleteOrderDraft();
    throw new ApiError(409, words.price_changed);
  }
  return created;
}

/** Deletes the draft of a settled order, so that the same plan can be bought again. */
function deleteOrderDraft() {
  deleteDraft(DRAFT);
}

function requestIdFor(attributes: Record<string, string>): string {
  const draft = readDraft(DRAFT);
  const isSame = Object.entries(attributes).every(([name, value]) => draft[name] === value);
  const request_id = (isSame && draft.request_id) || newRequestId();
  saveDraftAnswers(DRAFT, { ...attributes, request_id });
  return request_id;
}

export type Order = Reply<'GET /api/user/orders/:id'>['order'];

/** Returns the order that the gateway redirected back with, if there is one and it is the user's own. */
export async function readOrder(id: string | null): Promise<Order | undefined> {
  if (!id) return undefined;
  try {
    const { order } = await callApi('GET /api/user/orders/:id', { params: { id } });
    if (order.state !== 'open' && order.state !== 'failed') deleteOrderDraft();
    return order;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
