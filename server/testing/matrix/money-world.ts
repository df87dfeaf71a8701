import { findOrderToReview, upsertPrice } from '#features/admin/money/queries.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';
import type { Cast } from '#testing/matrix/cast.ts';
import type { ObjectRule } from '#testing/matrix/object-rules.ts';
import { insertOpenOrder } from '#testing/matrix/plan-rules.ts';
import { buyBasic } from '#testing/matrix/plan-world.ts';
import type { Table } from '#testing/matrix/projections.ts';
import { allStaff } from '#testing/matrix/staff-world.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import { planIdOf } from '#testing/plan-id.ts';

const holds_from = '2098-01-01';
const reason = 'Bought twice by mistake.';

/** Returns the accepted writes of finance. */
export function moneyWrites(services: Services): Writes {
  const { db } = services;
  const given = createGiven(services);
  const order = async () => ({ id: await buyBasic(services, (await given.talent()).id) });
  const owner = async () => ({ as: await given.staff('owner') });
  const price = async () => ({ plan_id: await planIdOf(db, 'Basic'), holds_from });
  return {
    'POST /api/admin/payments/:id/refunds': async () => {
      const found = await findOrderToReview(db, (await order()).id);
      const body = { request_id: crypto.randomUUID(), amount_paise: 100, reason };
      return { as: await given.staff('finance'), params: { id: found?.payments[0]?.id ?? '' }, body };
    },
    'POST /api/admin/orders/:id/compare': async () => ({
      as: await given.staff('finance'),
      params: await order(),
    }),
    'PUT /api/admin/plan-prices': async () => {
      await db.deleteFrom('plan_price').execute();
      return { ...(await owner()), body: { ...(await price()), price: 1199 } };
    },
    'POST /api/admin/plan-prices/withdraw': async () => {
      const body = await price();
      await upsertPrice(db, { ...body, price: 1199 });
      return { ...(await owner()), body };
    },
  };
}

/** Returns the rules of orders; the endpoints name the roles. */
export function moneyRules({ db, given }: Cast) {
  const objects: ObjectRule['objects'] = {
    'an order': { id: async () => insertOpenOrder(db, (await given.talent()).id), readers: allStaff },
  };
  const planned: ObjectRule['objects'] = {
    'a plan with a planned price': {
      id: async () => {
        const plan_id = await planIdOf(db, 'Basic');
        await upsertPrice(db, { plan_id, holds_from, price: 1199 });
        return plan_id;
      },
      readers: allStaff,
    },
  };
  const payments: ObjectRule['objects'] = {
    'a payment': {
      id: async () => {
        const order_id = await insertOpenOrder(db, (await given.talent()).id);
        const paid = { order_id, status: 'captured', amount_paise: 99_900 } as const;
        const payment = await db
          .insertInto('payment')
          .values({ ...paid, gateway_payment_id: `pay_${order_id}`, created_at: new Date().toISOString() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return payment.id;
      },
      readers: allStaff,
    },
  };
  return {
    'GET /api/admin/orders/:id': { objects },
    'POST /api/admin/payments/:id/refunds': {
      body: { rest: { request_id: crypto.randomUUID(), amount_paise: 100, reason } },
      objects: payments,
    },
    'POST /api/admin/orders/:id/compare': { objects },
    'PUT /api/admin/plan-prices': {
      body: { field: 'plan_id', rest: { holds_from, price: 1199 } },
      objects: planned,
    },
    'POST /api/admin/plan-prices/withdraw': {
      body: { field: 'plan_id', rest: { holds_from } },
      objects: planned,
    },
  } satisfies Record<string, ObjectRule>;
}

/** The keys of a period besides the time to an answer, which only periods with answers have. */
const figure =
  'answered applications calls houses messages[{channel failed sent}] orders period refunded_paise revenue_paise talent';
const taxes = 'cgst_paise igst_paise sgst_paise';

/** Returns the keys that finance gets. */
export async function moneyProjections(services: Services): Promise<Table> {
  const { db, now } = services;
  const given = createGiven(services);
  const as = await given.staff('finance');
  const params = { id: await buyBasic(services, (await given.talent()).id) };
  const payment = (await findOrderToReview(db, params.id))?.payments[0];
  const refund = { payment_id: payment?.id ?? '', reason, requested_at: now().toISOString() };
  await db
    .insertInto('refund')
    .values({ ...refund, status: 'failed', amount_paise: 100 })
    .execute();
  await upsertPrice(db, { plan_id: await planIdOf(db, 'Basic'), holds_from, price: 1199 });
  const listed = 'amount_paise buyer_name created_at id number plan_name refunded_paise state';
  const whole = [
    'amount_paise buyer_name buyer_state created_at credit_paise',
    'documents[{id issued_at number series total_paise url}] gateway gateway_order_id id kind number',
    'payments[{amount_paise created_at gateway_payment_id id method refundable_paise status}]',
    'plan_name price_paise refunded_paise refunds[{amount_paise id reason requested_at status}] state',
  ].join(' ');
  const sums = `${taxes} taxable_paise total_paise`;
  return {
    'GET /api/admin/orders': [['finance', `{more orders[{${listed}}] success}`, { as }]],
    'GET /api/admin/orders/:id': [['finance', `{order{${whole}} success}`, { as, params }]],
    'POST /api/admin/orders/:id/compare': [['finance', '{changed message success}']],
    'GET /api/admin/gst': [
      [
        'finance',
        `{month series[{count first last series}] states[{${taxes} state taxable_paise total_paise}] success total{${sums}}}`,
        { as },
      ],
    ],
    'GET /api/admin/figures': [
      [
        'finance',
        `{by figures[{-answer_hours ${figure}} | {answer_hours ${figure}}] from funnel{applied cast registered shortlisted whole_profile} success to}`,
        { as },
      ],
    ],
    'GET /api/admin/plan-prices': [
      [
        'finance',
        '{plans[{id name planned[] price} | {id name planned[{holds_from price}] price}] success}',
        { as },
      ],
    ],
  };
}
