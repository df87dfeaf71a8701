import type { StateName } from '@kirdaar/contract/rules/states';
import { makeOrder } from '#features/payments/make-order.ts';
import { settleOrder } from '#features/payments/settle-order.ts';
import { payOrder } from '#features/sandbox/pay-order.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Writes } from '#testing/matrix/writes.ts';

const state: StateName = 'Maharashtra';

export async function basicPlan({ db }: Pick<Services, 'db'>): Promise<string> {
  const basic = db.selectFrom('plan').select('id').where('name', '=', 'Basic');
  return (await basic.executeTakeFirstOrThrow()).id;
}

/** Lets a talent buy Basic from order to grant; returns the order's id. */
export async function buyBasic(services: Services, talentId: string): Promise<string> {
  const form = { plan_id: await basicPlan(services), state, request_id: undefined };
  const { order } = await makeOrder(services, talentId, form);
  const named = order.gateway_order_id ?? '';
  await payOrder(services, named, 'success', 'never');
  await settleOrder(services, named);
  return order.id;
}

/** The accepted writes about plans. */
export function planWrites(services: Services): Writes {
  const given = createGiven(services);
  const buyer = async () => {
    const talent = await given.talent();
    await buyBasic(services, talent.id);
    return talent;
  };
  return {
    'POST /api/user/orders': async () => ({
      as: await given.talent(),
      body: { plan_id: await basicPlan(services), state },
    }),
    'PUT /api/user/plan/renewal': async () => ({ as: await buyer(), body: { auto_renew: true } }),
    'POST /api/user/plan/cancel': async () => ({ as: await buyer() }),
  };
}
