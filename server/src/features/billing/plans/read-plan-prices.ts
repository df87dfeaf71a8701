import { findBuyer } from '#features/billing/payments/queries.ts';
import { planPriceFor } from '#features/billing/plans/plan-pricing.ts';
import { findBuyerPlans, listPlans } from '#features/billing/plans/queries.ts';
import type { Services } from '#platform/services.ts';

/** Returns what each plan would cost the talent now. */
export async function readPlanPrices({ db, now, gateway }: Services, talentId: string) {
  const [plans, buyerPlans, buyer] = [
    await listPlans(db),
    await findBuyerPlans(db, talentId, now()),
    await findBuyer(db, talentId),
  ];
  return {
    payments_enabled: gateway !== undefined,
    test_mode: gateway?.name === 'sandbox',
    state: buyer?.state ?? null,
    prices: plans.map((plan) => ({
      plan_id: plan.id,
      plan_name: plan.name,
      is_current: plan.id === buyerPlans.current?.plan_id,
      ...planPriceFor(plan, buyerPlans, now()),
    })),
  };
}
