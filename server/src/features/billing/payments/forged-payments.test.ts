import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

test('price, amount and currency come from the plan, whatever the form says', async ({
  db,
  callApi,
  given,
  orderForm,
}) => {
  const talent = await given.talent();
  const body = {
    ...(await orderForm('Pro')),
    amount: 100,
    amount_paise: 100,
    price_paise: 1,
    credit_paise: 299_800,
    currency: 'USD',
    status: 'paid',
  };

  const { body: reply } = await callApi('POST /api/user/orders', { body }, talent);

  expect(reply.order).toMatchObject({ amount_paise: 299_900, credit_paise: 0, state: 'open' });
  const atGateway = await db
    .selectFrom('sandbox_order')
    .select(['amount', 'currency'])
    .where('id', '=', reply.checkout.fields.order_id ?? '')
    .executeTakeFirst();
  expect(atGateway).toEqual({ amount: 299_900, currency: 'INR' });
});

test('returning without having paid gives no plan, signed or not', async ({
  given,
  placeOrder,
  returnFromGateway,
  currentPlan,
}) => {
  const talent = await given.talent();
  const { gateway_order_id } = await placeOrder(talent, 'Basic');
  const form = { razorpay_order_id: gateway_order_id, razorpay_payment_id: 'pay_00000000000000' };

  const forged = await returnFromGateway({ ...form, razorpay_signature: 'f'.repeat(64) });
  const nameless = await returnFromGateway({ success: 'true', order_id: gateway_order_id });

  expect([forged.location, nameless.location]).toEqual(['/user/plans', '/user/plans']);
  expect(await currentPlan(talent)).toBeUndefined();
});

test('a browser that brings nothing back from the gateway reads the order, and the webhook settles it', async ({
  app,
  deliver,
  given,
  placeOrder,
  pay,
  readOrder,
  currentPlan,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  const returnWith = async (method: 'GET' | 'POST', query: string, form?: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    const url = `/api/payments/callback${query}`;
    const payload = form && new URLSearchParams(form).toString();
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return [response.statusCode, response.headers.location];
  };
  const signed = await pay(order, 'success', 'once');
  const forged = { ...signed, razorpay_signature: 'f'.repeat(64) };

  const pages = [
    await returnWith('POST', `?order=${order.id}`),
    await returnWith('GET', `?order=${order.id}`),
    await returnWith('POST', `?order=${order.id}`, forged),
  ];
  const unsettled = await readOrder(talent, order.id);
  await deliver();
  const settled = await readOrder(talent, order.id);
  const twice = await returnWith('POST', `?order=${order.id}`, signed);

  const page = [303, `/user/my-subscription?order=${order.id}`];
  expect([...pages, twice]).toEqual([page, page, page, page]);
  expect([unsettled.state, settled.state]).toEqual(['open', 'paid']);
  expect(await currentPlan(talent)).toBe('Basic');
  expect(await returnWith('GET', '?order=x')).toEqual([303, '/user/plans']);
  expect(await returnWith('POST', '?order=x&order=y')).toEqual([303, '/user/plans']);
});

test('the gateway sends the browser back to an address with the order', async ({
  callApi,
  given,
  orderForm,
}) => {
  const talent = await given.talent();

  const { body } = await callApi('POST /api/user/orders', { body: await orderForm('Pro') }, talent);

  expect(body.checkout.fields.callback_url).toBe(`/api/payments/callback?order=${body.order.id}`);
});

test('a payment for one order or by another talent gives no other plan', async ({
  callApi,
  given,
  placeOrder,
  pay,
  eventOf,
  postEvent,
  returnFromGateway,
  currentPlan,
}) => {
  const [asha, ravi] = [await given.talent(), await given.talent()];
  const cheap = await placeOrder(asha, 'Basic');
  const [dear, alike] = [await placeOrder(ravi, 'Pro'), await placeOrder(ravi, 'Basic')];
  const paid = await pay(cheap);
  const captured = await eventOf(cheap, 'payment.captured');
  const forAlike = captured.body.replaceAll(cheap.gateway_order_id, alike.gateway_order_id);

  const crossed = await returnFromGateway({ ...paid, razorpay_order_id: dear.gateway_order_id });
  const foreign = await callApi('GET /api/user/orders/:id', { params: { id: dear.id } }, asha);
  await postEvent(await eventOf(cheap, 'payment.authorized'));
  await postEvent({ id: 'evt_for_alike', body: forAlike });
  const planOfRavi = await currentPlan(ravi);
  await postEvent(captured);

  expect(crossed.location).toBe('/user/plans');
  expect(foreign.status).toBe(404);
  expect(planOfRavi).toBeUndefined();
  expect(await currentPlan(asha)).toBe('Basic');
});

test('a payment with another amount or currency than its order gives no plan and is refunded', async ({
  db,
  given,
  deliver,
  placeOrder,
  pay,
  eventOf,
  postEvent,
  currentPlan,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Pro');
  await pay(order);
  const { body: captured } = await eventOf(order, 'payment.captured');
  const forged = (body: string) => ({
    id: `evt_${crypto.randomUUID()}`,
    body: body.replaceAll(/"pay_\w+"/g, `"pay_${crypto.randomUUID()}"`),
  });

  const inDollars = await postEvent(forged(captured.replaceAll('"INR"', '"USD"')));
  const cheaper = await postEvent(forged(captured.replaceAll('299900', '100')));
  const dearer = await postEvent(forged(captured.replaceAll('299900', '300000')));

  expect([inDollars, cheaper, dearer]).toEqual([200, 200, 200]);
  expect(await currentPlan(talent)).toBeUndefined();
  const refunds = await db
    .selectFrom('refund')
    .select(['amount_paise', 'status'])
    .orderBy('amount_paise')
    .execute();
  expect(refunds).toEqual([
    { amount_paise: 100, status: 'requested' },
    { amount_paise: 300_000, status: 'requested' },
  ]);
  // The sandbox does not know these payments. Our books stay as they are.
  await deliver().catch(() => {});
});

test('an order whose payment is refunded gives no plan for a second payment', async ({
  db,
  given,
  deliver,
  placeOrder,
  readOrder,
  pay,
  eventOf,
  postEvent,
  currentPlan,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order);
  const captured = await eventOf(order, 'payment.captured');
  const dearer = captured.body.replaceAll('99900', '100000').replaceAll(/"pay_\w+"/g, '"pay_dearer"');

  const statuses = [await postEvent({ id: 'evt_dearer', body: dearer }), await postEvent(captured)];

  expect(statuses).toEqual([200, 200]);
  expect(await readOrder(talent, order.id)).toMatchObject({ state: 'returned' });
  expect(await currentPlan(talent)).toBeUndefined();
  const refunds = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('refund.amount_paise')
    .where('payment.order_id', '=', order.id)
    .orderBy('refund.amount_paise')
    .execute();
  expect(refunds).toEqual([{ amount_paise: 99_900 }, { amount_paise: 100_000 }]);
  await deliver().catch(() => {});
});
