import { expect } from 'vitest';
import { applyPlanPrices } from '#features/admin/money/tasks.ts';
import { test } from '#testing/payments.ts';
import { planIdOf } from '#testing/plan-id.ts';

const reason = 'Bought twice by mistake.';

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

test('reports companies and buyers abroad one by one, in their tables of GSTR-1', async ({
  callApi,
  clock,
  given,
  orderForm,
  pay,
  placeOrder,
  returnFromGateway,
}) => {
  clock.now = new Date('2033-05-20T06:00:00Z');
  const newTalent = async () => ({ token: await given.session((await given.talent()).id) });
  const company = { gstin: '27AAPFU0939F1ZV', company: 'Monsoon Pictures, Mumbai' };
  const body = { ...(await orderForm('Basic')), ...company };
  const { order, checkout } = (await callApi('POST /api/user/orders', { body }, await newTalent())).body;
  const gateway_order_id = checkout.fields.order_id ?? '';
  await returnFromGateway(await pay({ ...order, gateway_order_id }));
  await returnFromGateway(await pay(await placeOrder(await newTalent(), 'Pro', 'Outside India')));
  await returnFromGateway(await pay(await placeOrder(await newTalent(), 'Basic', 'Kerala')));
  const finance = await given.staff('finance');

  const query = { month: '2033-05' };
  const gst = (await callApi('GET /api/admin/gst', { query }, finance)).body;
  const consumers = String((await callApi('GET /api/admin/gst/b2cs.csv', { query }, finance)).body);
  const documents = String((await callApi('GET /api/admin/gst/documents.csv', { query }, finance)).body);
  const shown = await callApi('GET /api/admin/orders/:id', { params: { id: order.id } }, finance);

  expect(gst.states.map(({ state }) => state)).toEqual(['Kerala', 'Maharashtra', 'Outside India']);
  expect(consumers.trim().split('\r\n').slice(1)).toEqual(['"OE","32-Kerala","18","","846.61","0",""']);
  expect(documents).toContain('"Monsoon Pictures, Mumbai","27AAPFU0939F1ZV","Maharashtra","4A B2B"');
  expect(documents).toContain('"","Outside India","6A EXP WPAY","2541.53","0","0","457.47"');
  expect(documents).toContain('"","Kerala","7 B2CS"');
  expect(shown.body.order).toMatchObject({ buyer_company: company.company, buyer_gstin: company.gstin });
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
