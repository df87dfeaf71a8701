import type { Reply } from '@kirdaar/contract/api';
import { call } from '#api/call.ts';

export type Plan = Reply<'GET /api/plans'>[number];
export type Offer = Reply<'GET /api/user/plan/offers'>['offers'][number];

/** Every plan with what it would cost the talent now, cheapest first. */
export async function readOffers() {
  const [plans, { offers, ...terms }] = await Promise.all([
    call('GET /api/plans'),
    call('GET /api/user/plan/offers'),
  ]);
  const offered = plans.flatMap((plan) => {
    const offer = offers.find(({ plan_id }) => plan_id === plan.id);
    return offer ? [{ plan, offer }] : [];
  });
  return { ...terms, offered, current: offers.find(({ is_current }) => is_current)?.plan_name };
}
