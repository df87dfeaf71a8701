import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

test('a talent buys a plan, which is active on return from the gateway', async ({
  callApi,
  given,
  placeOrder,
  readOrder,
  pay,
  returnFromGateway,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');

  const back = await returnFromGateway(await pay(order));

  expect(back).toEqual({ status: 303, location: `/user/my-subscription?order=${order.id}` });
  expect(await readOrder(talent, order.id)).toMatchObject({
    state: 'paid',
    kind: 'purchase',
    amount_paise: 99_900,
  });
  const current = await callApi('GET /api/user/plan/current', {}, talent);
  expect(current.body).toMatchObject({
    success: true,
    data: {
      plan_name: 'Basic',
      plan_price: 999,
      payment_method: 'UPI',
      plan_auto_renew: false,
      plan_status: 'Active',
      cancellation: 'refund',
    },
    next: null,
  });
  expect(current.body.usage[0]).toEqual({ name: 'applications', used: 0, max: 50 });
});

test('the webhook alone grants the plan if the buyer never returns', async ({
  given,
  deliver,
  placeOrder,
  pay,
  currentPlan,
}) => {
  const talent = await given.talent();

  await pay(await placeOrder(talent, 'Pro'), 'success', 'once');
  await deliver();

  expect(await currentPlan(talent)).toBe('Pro');
});

test('reports no plan for a talent who never had one, with the free allowance', async ({
  callApi,
  given,
}) => {
  const response = await callApi('GET /api/user/plan/current', {}, await given.talent());

  expect(response.body).toMatchObject({ success: true, message: 'No active plan found.', data: null });
  expect(response.body.usage).toContainEqual({ name: 'photos', used: 0, max: 3 });
});

test('a plan lasts to the end of its last day in India and is then shown as expired', async ({
  callApi,
  buyAt,
}) => {
  const talentAt = await buyAt('2026-03-01T10:00:00+05:30', 'Basic');

  const onLastDay = await talentAt('2027-03-01T23:59:00+05:30');
  const last = await callApi('GET /api/user/plan/current', {}, onLastDay);
  const dayAfter = await talentAt('2027-03-02T00:00:00+05:30');
  const after = await callApi('GET /api/user/plan/current', {}, dayAfter);

  expect(last.body.data).toMatchObject({ plan_status: 'Active', plan_expiry: '2027-03-01T18:29:59.999Z' });
  expect(after.body).toMatchObject({
    message: 'No active plan found.',
    data: { plan_name: 'Basic', plan_status: 'Expired' },
  });
});

test('a failed payment grants nothing and is reported, and the same order can be paid afterwards', async ({
  given,
  placeOrder,
  readOrder,
  pay,
  returnFromGateway,
  currentPlan,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');

  const back = await returnFromGateway(await pay(order, 'failure'));

  expect(back.location).toBe(`/user/my-subscription?order=${order.id}`);
  expect(await readOrder(talent, order.id)).toMatchObject({ state: 'failed' });
  expect(await currentPlan(talent)).toBeUndefined();
  await returnFromGateway(await pay(order));
  expect(await currentPlan(talent)).toBe('Basic');
});

test('the unused days of the replaced plan reduce the price of an upgrade', async ({
  callApi,
  placeOrder,
  pay,
  returnFromGateway,
  buyAt,
}) => {
  const talentAt = await buyAt('2026-03-01T10:00:00+05:30', 'Basic');
  const talent = await talentAt('2026-08-13T10:00:00+05:30');

  const { body } = await callApi('GET /api/user/plan/prices', {}, talent);
  const order = await placeOrder(talent, 'Pro');
  await returnFromGateway(await pay(order));

  expect(body.prices).toMatchObject([
    {
      plan_name: 'Basic',
      is_current: true,
      kind: null,
      reason: expect.stringContaining('This is your plan.'),
    },
    { plan_name: 'Pro', kind: 'upgrade', unused_days: 200, credit_paise: 54_740, amount_paise: 245_200 },
  ]);
  expect(order.amount_paise).toBe(245_200);
  const current = await callApi('GET /api/user/plan/current', {}, talent);
  expect(current.body.data).toMatchObject({ plan_name: 'Pro', plan_expiry: '2027-08-13T18:29:59.999Z' });
});

test('a plan can be renewed once in its last 30 days, starting from its end', async ({
  callApi,
  placeOrder,
  readOrder,
  pay,
  returnFromGateway,
  buyAt,
}) => {
  const talentAt = await buyAt('2026-03-01T10:00:00+05:30', 'Basic');
  const early = placeOrder(await talentAt('2027-01-29T23:59:00+05:30'), 'Basic');
  await expect(early).rejects.toThrow('You can renew it from 30 Jan 2027.');
  const talent = await talentAt('2027-01-30T00:00:00+05:30');
  const [first, second] = [await placeOrder(talent, 'Basic'), await placeOrder(talent, 'Basic')];

  await returnFromGateway(await pay(first));
  await returnFromGateway(await pay(second));
  const again = placeOrder(talent, 'Basic');

  await expect(again).rejects.toThrow('You have already paid for your next plan.');
  expect(await readOrder(talent, first.id)).toMatchObject({ kind: 'renewal', state: 'paid' });
  expect(await readOrder(talent, second.id)).toMatchObject({ kind: 'renewal', state: 'returned' });
  const { body } = await callApi('GET /api/user/plan/current', {}, talent);
  expect(body.data).toMatchObject({ plan_name: 'Basic', plan_expiry: '2027-03-01T18:29:59.999Z' });
  expect(body.next).toEqual({ plan_name: 'Basic', starts_at: '2027-03-01T18:30:00.000Z' });
});

test('two paid orders give one plan, and the second payment is refunded', async ({
  db,
  given,
  deliver,
  placeOrder,
  readOrder,
  pay,
  returnFromGateway,
  currentPlan,
}) => {
  const talent = await given.talent();
  const [first, second] = [await placeOrder(talent, 'Basic'), await placeOrder(talent, 'Pro')];

  await returnFromGateway(await pay(first));
  await returnFromGateway(await pay(second));
  await deliver();

  expect(await currentPlan(talent)).toBe('Basic');
  expect(await readOrder(talent, second.id)).toMatchObject({ state: 'returned' });
  const refunds = await db
    .selectFrom('sandbox_refund')
    .innerJoin('sandbox_payment', 'sandbox_payment.id', 'payment_id')
    .select('sandbox_refund.amount')
    .where('order_id', 'in', [first.gateway_order_id, second.gateway_order_id])
    .execute();
  expect(refunds).toEqual([{ amount: 299_900 }]);
});

test('refunds a payment that arrives once the account is to be deleted', async ({
  callApi,
  given,
  placeOrder,
  readOrder,
  pay,
  returnFromGateway,
  currentPlan,
}) => {
  const password = 'a lamp in the window';
  const talent = await given.talent({}, { password });
  const order = await placeOrder(talent, 'Pro');
  await callApi('POST /api/user/account-deletion', { body: { password } }, talent);

  await returnFromGateway(await pay(order));

  const back = { token: await given.session(talent.id) };
  expect(await currentPlan(back)).toBeUndefined();
  expect(await readOrder(back, order.id)).toMatchObject({ state: 'returned' });
});

test('two paid upgrades of one plan give one upgrade, and the second payment is refunded', async ({
  db,
  given,
  placeOrder,
  readOrder,
  pay,
  buy,
  returnFromGateway,
}) => {
  const talent = await given.talent();
  await buy(talent, 'Basic');
  const [first, second] = [await placeOrder(talent, 'Pro'), await placeOrder(talent, 'Pro')];

  await returnFromGateway(await pay(first));
  await returnFromGateway(await pay(second));

  expect(await readOrder(talent, first.id)).toMatchObject({ kind: 'upgrade', state: 'paid' });
  expect(await readOrder(talent, second.id)).toMatchObject({ kind: 'upgrade', state: 'returned' });
  const plans = await db
    .selectFrom('subscription')
    .select('order_id')
    .where('talent_id', '=', talent.id)
    .where('ended_at', 'is', null)
    .execute();
  expect(plans).toEqual([{ order_id: first.id }]);
});
