import { expect } from 'vitest';
import { applyPlanPrices } from '#features/admin/money/tasks.ts';
import { test } from '#testing/payments.ts';
import { planIdOf } from '#testing/plan-id.ts';

const reason = 'Bought twice by mistake.';

test('refunds in parts up to what was paid, within the limit of the role, and ends the plan with the last part', async ({
  buy,
  callApi,
  currentPlan,
  deliver,
  given,
}) => {
  const [support, finance] = [await given.staff('support'), await given.staff('finance')];
  const talent = await given.talent();
  const { id } = await buy(talent, 'Pro');
  const params = { id };
  const read = async () => (await callApi('GET /api/admin/orders/:id', { params }, support)).body.order;
  const payment_id = (await read()).payments[0]?.id ?? '';
  const refund = (amount_paise: number, as = finance, request_id = crypto.randomUUID()) =>
    callApi(
      'POST /api/admin/payments/:id/refunds',
      { params: { id: payment_id }, body: { request_id, amount_paise, reason } },
      as,
    );

  const overLimit = await refund(100_100, support);
  const form = crypto.randomUUID();
  const both = [await refund(50_000, support, form), await refund(50_000, support, form)];
  await deliver();
  const afterPart = { plan: await currentPlan(talent), order: await read() };
  const tooMuch = await refund(250_000);
  await refund(249_900);
  const messages = await deliver();
  const after = await read();

  expect([overLimit.status, overLimit.body.code, overLimit.body.message]).toEqual([
    403,
    'refund_over_limit',
    'Your role can refund up to ₹1,000 at a time. Ask an owner to refund more.',
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(afterPart).toMatchObject({
    plan: 'Pro',
    order: { refunded_paise: 50_000, state: 'paid', payments: [{ refundable_paise: 249_900 }] },
  });
  expect([tooMuch.status, tooMuch.body.message]).toEqual([
    409,
    'You can still refund up to ₹2,499 of this payment.',
  ]);
  expect(after).toMatchObject({
    state: 'returned',
    refunded_paise: 299_900,
    refunds: [{ status: 'processed', reason }, { status: 'processed' }],
    documents: [{ series: 'invoice' }, { series: 'credit_note' }, { series: 'credit_note' }],
  });
  expect(await currentPlan(talent)).toBeUndefined();
  expect(messages).toMatchObject([{ subject: expect.stringContaining('credit note') }]);
});

test('shows a refund that the gateway did not make to finance until another is made', async ({
  buy,
  callApi,
  deliver,
  given,
  postEvent,
}) => {
  const finance = await given.staff('finance');
  const talent = await given.talent();
  const { id } = await buy(talent, 'Basic');
  const { body } = await callApi('GET /api/admin/orders/:id', { params: { id } }, finance);
  const [payment] = body.order.payments;
  const waits = async () =>
    (await callApi('GET /api/admin/today', {}, finance)).body.items.filter((item) => item.id === id);
  const entity = {
    id: 'rfnd_x',
    payment_id: payment?.gateway_payment_id,
    amount: 99_900,
    status: 'failed',
  };

  const before = await waits();
  await postEvent({
    id: `evt_${crypto.randomUUID()}`,
    body: JSON.stringify({ event: 'refund.failed', payload: { refund: { entity } } }),
  });
  const failed = await waits();
  await callApi(
    'POST /api/admin/payments/:id/refunds',
    {
      params: { id: payment?.id ?? '' },
      body: { request_id: crypto.randomUUID(), amount_paise: 99_900, reason },
    },
    finance,
  );
  await deliver();

  expect(before).toEqual([]);
  expect(failed).toMatchObject([{ kind: 'refund', title: 'Refund of ₹999 for Basic' }]);
  expect(await waits()).toEqual([]);
});

test('adds up the taxes of a month in India by State, with credit notes subtracted', async ({
  callApi,
  clock,
  deliver,
  given,
  pay,
  placeOrder,
  returnFromGateway,
}) => {
  const buyIn = async (state: 'Maharashtra' | 'Kerala', plan: 'Basic' | 'Pro') => {
    const { id } = await given.talent();
    const order = await placeOrder({ token: await given.session(id) }, plan, state);
    await returnFromGateway(await pay(order));
    return order.id;
  };
  // In India it is already June.
  clock.now = new Date('2031-05-31T18:30:00Z');
  await buyIn('Kerala', 'Basic');
  clock.now = new Date('2031-05-31T18:29:00Z');
  await buyIn('Kerala', 'Pro');
  const returned = await buyIn('Maharashtra', 'Basic');
  await buyIn('Maharashtra', 'Pro');
  const finance = await given.staff('finance');
  const { body } = await callApi('GET /api/admin/orders/:id', { params: { id: returned } }, finance);
  const refund = { request_id: crypto.randomUUID(), amount_paise: 99_900, reason };
  await callApi(
    'POST /api/admin/payments/:id/refunds',
    { params: { id: body.order.payments[0]?.id ?? '' }, body: refund },
    finance,
  );
  await deliver();

  const query = { month: '2031-05' };
  const gst = (await callApi('GET /api/admin/gst', { query }, finance)).body;
  const b2cs = await callApi('GET /api/admin/gst/b2cs.csv', { query }, finance);
  const documents = await callApi('GET /api/admin/gst/documents.csv', { query }, finance);

  expect(gst.states).toMatchObject([
    { state: 'Kerala', taxable_paise: 254_153, cgst_paise: 0, sgst_paise: 0, igst_paise: 45_747 },
    { state: 'Maharashtra', taxable_paise: 254_152, cgst_paise: 22_874, sgst_paise: 22_874, igst_paise: 0 },
  ]);
  expect(gst.total.total_paise).toBe(599_800);
  expect(gst.series.map(({ series, count }) => [series, count])).toEqual([
    ['invoice', 3],
    ['credit_note', 1],
  ]);
  const text = (file: unknown) => Buffer.from(file as Buffer).toString();
  expect(text(b2cs.body)).toContain('"OE","32-Kerala","18","","2541.53","0",""');
  const lines = text(documents.body).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[4]).toMatch(/^"2031-05-31","KC\/31-32\/\d+","Credit note","KD\/31-32\/\d+",.*"-999"$/);
});

test('changes the price of a plan on the day it begins, and not for orders made before', async ({
  callApi,
  clock,
  db,
  given,
  placeOrder,
  readOrder,
  services,
}) => {
  clock.now = new Date('2032-01-10T18:25:00Z');
  const owner = await given.staff('owner');
  const { id } = await given.talent();
  const talent = { token: await given.session(id) };
  const plan_id = await planIdOf(db, 'Basic');
  const put = (holds_from: string, price: number) =>
    callApi('PUT /api/admin/plan-prices', { body: { plan_id, holds_from, price } }, owner);
  const withdraw = (holds_from: string) =>
    callApi('POST /api/admin/plan-prices/withdraw', { body: { plan_id, holds_from } }, owner);
  const shown = async () => {
    const { body } = await callApi('GET /api/admin/plan-prices', {}, owner);
    return body.plans.find((plan) => plan.id === plan_id);
  };

  const past = await put('2032-01-09', 899);
  await put('2032-01-11', 1199);
  await put('2032-01-12', 1299);
  const before = await placeOrder(talent, 'Basic');
  const planned = await shown();
  await withdraw('2032-01-12');
  clock.now = new Date('2032-01-10T18:30:00Z');
  await applyPlanPrices.run(services, {}, 'midnight');
  const late = await withdraw('2032-01-11');
  const other = await given.talent();
  const after = await placeOrder({ token: await given.session(other.id) }, 'Basic');
  const now = await shown();
  await put('2032-01-11', 999);

  expect([past.status, past.body.message]).toEqual([422, 'Choose today or a later day.']);
  expect(planned).toMatchObject({ price: 999, planned: [{ price: 1199 }, { price: 1299 }] });
  expect([before.amount_paise, after.amount_paise]).toEqual([99_900, 119_900]);
  expect(now).toMatchObject({ price: 1199, planned: [] });
  expect([late.status, late.body.code]).toEqual([404, 'price_gone']);
  expect((await readOrder({ token: await given.session(id) }, before.id)).price_paise).toBe(99_900);
  expect((await shown())?.price).toBe(999);
});
