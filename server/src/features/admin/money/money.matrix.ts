import { findOrderToReview, upsertPrice } from '#features/admin/money/queries.ts';
import { openOrder } from '#features/billing/payments/payments.matrix.ts';
import { buyBasic } from '#features/billing/plans/plans.matrix.ts';
import { type Outcome, payOrder } from '#features/billing/sandbox/pay-order.ts';
import { insertOrder } from '#features/billing/sandbox/queries.ts';
import { newGatewayId } from '#features/billing/sandbox/tasks.ts';
import type { Matrix, World } from '#testing/matrix/matrix.ts';
import { insert } from '#testing/matrix/objects.ts';
import { planIdOf } from '#testing/plan-id.ts';

const holds_from = '2098-01-01';
const reason = 'Bought twice by mistake.';

const order = async (_: unknown, world: World) => openOrder(await world.given.talent(), world);

async function paidOrder(_: unknown, world: World): Promise<string> {
  return buyBasic(world, (await world.given.talent()).id);
}

async function paymentOf(orderId: string, { db, now }: World): Promise<string> {
  return (await findOrderToReview(db, orderId, 'owner', now()))?.payments[0]?.id ?? '';
}
const payment = async (_: unknown, world: World) => paymentOf(await paidOrder(_, world), world);

/** An order of somebody who left, so that no invoice is numbered, and a payment of its amount under another reference. */
async function orderPaidElsewhere(_: unknown, world: World) {
  const id = await order(_, world);
  const { amount_paise } = await world.db
    .updateTable('plan_order')
    .set({ gateway_order_id: newGatewayId('order'), talent_id: null })
    .where('id', '=', id)
    .returning('amount_paise')
    .executeTakeFirstOrThrow();
  return { id, body: { gateway_payment_id: await strayPayment(world, { amount_paise }) } };
}

/** Pays an amount at the gateway under a reference that is none of our orders. Returns the id of the payment. */
export async function strayPayment(
  services: Pick<World, 'db' | 'now' | 'queue' | 'secrets'>,
  { amount_paise }: { amount_paise: number },
  outcome: Outcome = 'success',
) {
  const reference = newGatewayId('order');
  const made = { currency: 'INR', receipt: 'by hand', created_at: services.now().toISOString() };
  await insertOrder(services.db, { id: reference, amount: amount_paise, ...made });
  await payOrder(services, reference, outcome, 'never');
  const paid = services.db.selectFrom('sandbox_payment').select('id').where('order_id', '=', reference);
  return (await paid.executeTakeFirstOrThrow()).id;
}

async function plan(_: unknown, { db }: World): Promise<string> {
  const plan_id = await planIdOf(db, 'Basic');
  await upsertPrice(db, { plan_id, holds_from, price: 1199 });
  return plan_id;
}

export const matrix: Matrix = {
  'GET /api/admin/orders': {},
  'GET /api/admin/orders/:id': {
    of: { order },
    about: async (_, world) => {
      const id = await paidOrder(_, world);
      const refund = { payment_id: await paymentOf(id, world), reason, status: 'failed' } as const;
      const requested = { requested_at: world.now().toISOString(), amount_paise: 100 };
      await insert(world.db, 'refund', { ...refund, ...requested });
      return id;
    },
  },
  'POST /api/admin/payments/:id/refunds': { of: { payment }, body: { amount_paise: 100, reason } },
  'POST /api/admin/orders/:id/compare': { of: { 'paid order': paidOrder } },
  'POST /api/admin/orders/:id/match': {
    of: { 'order paid elsewhere': orderPaidElsewhere },
  },
  'GET /api/admin/gst': {},
  'GET /api/admin/gst/b2cs.csv': {},
  'GET /api/admin/gst/documents.csv': {},
  'GET /api/admin/plan-prices': { prepare: plan },
  'PUT /api/admin/plan-prices': {
    of: { plan },
    body: { holds_from, price: 1199 },
    request: async (_, { db }) => {
      await db.deleteFrom('plan_price').execute();
      return { id: await planIdOf(db, 'Basic') };
    },
  },
  'POST /api/admin/plan-prices/withdraw': { of: { plan }, body: { holds_from } },
};
