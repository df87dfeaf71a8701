import type { StateName } from '@kirdaar/contract/rules/states';
import { createOrder } from '#features/billing/payments/create-order.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { payOrder } from '#features/billing/sandbox/pay-order.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { planIdOf } from '#testing/plan-id.ts';

const state: StateName = 'Maharashtra';

/** Buys Basic for a talent, from the order to the active plan; returns the order's id. */
export async function buyBasic(services: Services, talentId: string): Promise<string> {
  const form = { plan_id: await planIdOf(services.db, 'Basic'), state, request_id: undefined };
  const { order } = await createOrder(services, talentId, form);
  const gatewayOrderId = order.gateway_order_id ?? '';
  await payOrder(services, gatewayOrderId, 'success', 'never');
  await settleOrder(services, gatewayOrderId);
  return order.id;
}

/** Returns the accepted writes for plans. */
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
      body: { plan_id: await planIdOf(services.db, 'Basic'), state },
    }),
    'PUT /api/user/plan/renewal': async () => ({ as: await buyer(), body: { auto_renew: true } }),
    'POST /api/user/plan/cancel': async () => ({ as: await buyer() }),
  };
}
