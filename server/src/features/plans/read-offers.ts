import { findBuyer } from '#features/payments/queries.ts';
import { findStanding, listPlans } from '#features/plans/queries.ts';
import { offerOf } from '#features/plans/standing.ts';
import type { Services } from '#platform/services.ts';

/** What each plan would cost a talent now. */
export async function readOffers({ db, now, gateway }: Services, talentId: string) {
  const [plans, standing, buyer] = [
    await listPlans(db),
    await findStanding(db, talentId, now()),
    await findBuyer(db, talentId),
  ];
  return {
    payments: gateway !== undefined,
    test: gateway?.name === 'sandbox',
    state: buyer?.state ?? null,
    offers: plans.map((plan) => ({
      plan_id: plan.id,
      plan_name: plan.name,
      is_current: plan.id === standing.current?.plan_id,
      ...offerOf(plan, standing, now()),
    })),
  };
}
