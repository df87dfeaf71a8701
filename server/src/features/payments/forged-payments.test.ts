import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

test('S-48: price, amount and currency come from the plan, whatever the form says', async ({
  call,
  db,
  given,
  planId,
}) => {
  const talent = await given.talent();
  const body = {
    ...{ plan_id: await planId('Pro'), state: 'Goa' as const },
    ...{
      amount: 100,
      amount_paise: 100,
      price_paise: 1,
      credit_paise: 299_800,
      currency: 'USD',
      status: 'paid',
    },
  };

  const { body: made } = await call('POST /api/user/orders', { body }, talent);

  expect(made.order).toMatchObject({ amount_paise: 299_900, credit_paise: 0, state: 'open' });
  const atGateway = await db
    .selectFrom('sandbox_order')
    .select(['amount', 'currency'])
    .where('id', '=', made.checkout.fields.order_id ?? '')
    .executeTakeFirst();
  expect(atGateway).toEqual({ amount: 299_900, currency: 'INR' });
});

test('S-48: coming back without having paid gives no plan, signed or not', async ({
  given,
  order,
  comeBack,
  currentPlan,
}) => {
  const talent = await given.talent();
  const { gateway_order_id } = await order(talent, 'Basic');
  const form = { razorpay_order_id: gateway_order_id, razorpay_payment_id: 'pay_00000000000000' };

  const forged = await comeBack({ ...form, razorpay_signature: 'f'.repeat(64) });
  const nameless = await comeBack({ success: 'true', order_id: gateway_order_id });

  expect([forged.location, nameless.location]).toEqual(['/user/plans', '/user/plans']);
  expect(await currentPlan(talent)).toBeUndefined();
});

test('S-48: what paid one order, or belongs to somebody else, gives no other plan', async ({
  call,
  given,
  order,
  pay,
  comeBack,
  currentPlan,
}) => {
  const [asha, ravi] = [await given.talent(), await given.talent()];
  const cheap = await order(asha, 'Basic');
  const dear = await order(ravi, 'Pro');
  const paid = await pay(cheap);

  const crossed = await comeBack({ ...paid, razorpay_order_id: dear.gateway_order_id });
  const foreign = await call('GET /api/user/orders/:id', { params: { id: dear.id } }, asha);

  expect(crossed.location).toBe('/user/plans');
  expect(foreign.status).toBe(404);
  expect(await currentPlan(ravi)).toBeUndefined();
});

test('S-48: a payment of another amount or currency than that of the order gives no plan', async ({
  db,
  deliver,
  given,
  order,
  pay,
  eventsOf,
  post,
  currentPlan,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Pro');
  await pay(made);
  const [, captured] = await eventsOf(made).then((events) =>
    events.toSorted((one, other) => one.body.indexOf('captured') - other.body.indexOf('captured')),
  );
  const told = (change: (body: string) => string) => ({
    id: `evt_${crypto.randomUUID()}`,
    body: change(captured?.body ?? ''),
  });

  const inDollars = await post(told((body) => body.replaceAll('"INR"', '"USD"')));
  const cheaper = await post(told((body) => body.replaceAll('299900', '100')));

  expect([inDollars, cheaper]).toEqual([200, 200]);
  expect(await currentPlan(talent)).toBeUndefined();
  const refund = await db.selectFrom('refund').select(['amount_paise', 'status']).executeTakeFirst();
  expect(refund).toEqual({ amount_paise: 100, status: 'requested' });
  // The sandbox knows nothing of so small a payment; the books of ours stay as they are.
  await deliver().catch(() => {});
});
