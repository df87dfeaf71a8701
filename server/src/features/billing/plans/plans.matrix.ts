import { createOrder } from '#features/billing/payments/create-order.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { payOrder } from '#features/billing/sandbox/pay-order.ts';
import type { Services } from '#platform/services.ts';
import type { Account, Matrix, World } from '#testing/matrix/matrix.ts';
import { planIdOf } from '#testing/plan-id.ts';

/** Buys Basic for a talent, from the order to the active plan; returns the order's id. */
export async function buyBasic(services: Services, talentId: string): Promise<string> {
  const state = 'Maharashtra' as const;
  const form = { plan_id: await planIdOf(services.db, 'Basic'), state, request_id: undefined };
  const { order } = await createOrder(services, talentId, form);
  const gatewayOrderId = order.gateway_order_id ?? '';
  await payOrder(services, gatewayOrderId, 'success', 'never');
  await settleOrder(services, gatewayOrderId);
  return order.id;
}

const buy = ({ id }: Account, world: World) => buyBasic(world, id);

export const matrix: Matrix = {
  'GET /api/plans': {},
  'GET /api/user/plan/current': { readers: ['buyer'] },
  'GET /api/user/plan/prices': { readers: ['buyer'] },
  'PUT /api/user/plan/renewal': { body: { auto_renew: true }, prepare: buy },
  'POST /api/user/plan/cancel': { prepare: buy },
};
