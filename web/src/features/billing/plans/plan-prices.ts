import type { Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

export type Plan = Reply<'GET /api/plans'>[number];
export type PlanPrice = Reply<'GET /api/user/plan/prices'>['prices'][number];

export interface PlanToBuy {
  plan: Plan;
  price: PlanPrice;
  current: string | undefined;
}

/** Returns every plan with its current price for the talent, cheapest first. */
export async function readPlanPrices() {
  const [plans, { prices, ...terms }] = await Promise.all([
    callApi('GET /api/plans'),
    callApi('GET /api/user/plan/prices'),
  ]);
  const pricedPlans = plans.flatMap((plan) => {
    const price = prices.find(({ plan_id }) => plan_id === plan.id);
    return price ? [{ plan, price }] : [];
  });
  return { ...terms, plans: pricedPlans, current: prices.find(({ is_current }) => is_current)?.plan_name };
}
