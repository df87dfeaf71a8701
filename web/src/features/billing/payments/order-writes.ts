import type { StateName } from '@kirdaar/contract/rules/states';
import { redirect } from 'react-router';
import { openCheckout } from '#features/billing/payments/open-checkout.ts';
import { deleteOrderDraft, placeOrder } from '#features/billing/payments/place-order.ts';
import type { PlanPrice } from '#features/billing/plans/plan-prices.ts';
import { paths } from '#paths.ts';

interface Purchase {
  price: PlanPrice;
  state: StateName;
  /** Confirms another payment while one is being confirmed. */
  startAnother: boolean;
}

export const orderWrites = {
  /** Creates the order and opens the gateway's page. It ends when the user comes back to this page. */
  pay: async ({ price, state, startAnother }: Purchase) => {
    const { order, checkout } = await placeOrder(price, state, startAnother);
    if (order.state !== 'open' && order.state !== 'failed') {
      deleteOrderDraft();
      throw redirect(`${paths.mySubscription}?order=${order.id}`);
    }
    await openCheckout(checkout);
  },
};
