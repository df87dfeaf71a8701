import type { OrderForm } from '@kirdaar/contract/billing/payments';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { test } from '#testing/payments.ts';
import { apiCallerFor } from '#testing/test.ts';

test('sending a form again creates no second order, and a different form with its request id creates none', async ({
  callApi,
  given,
  orderForm,
}) => {
  const talent = await given.talent();
  const body = await orderForm('Basic', 'Kerala');

  const first = await callApi('POST /api/user/orders', { body }, talent);
  const again = await callApi('POST /api/user/orders', { body }, talent);
  const other = await callApi('POST /api/user/orders', { body: { ...body, state: 'Goa' } }, talent);

  expect(again.body).toEqual(first.body);
  expect(other.status).toBe(422);
});

test.for([
  [{ gstin: '27AAPFU0939F1ZV' }, ['company']],
  [{ company: 'Monsoon Pictures, Mumbai' }, ['gstin']],
  [{ gstin: '27AAPFU0939', company: 'Monsoon Pictures, Mumbai' }, ['gstin']],
  [{ gstin: '32AAPFU0939F1ZV', company: 'Monsoon Pictures, Mumbai' }, ['gstin']],
  [{ gstin: '27AAPFU0939F1ZV', company: 'Monsoon Pictures, Mumbai', state: 'Outside India' }, ['gstin']],
] as const)(
  'rejects an order in Maharashtra with %j by errors of %j',
  async ([company, fields], { callApi, given, orderForm }) => {
    const body = { ...(await orderForm('Basic')), ...company };

    const response = await callApi('POST /api/user/orders', { body }, await given.talent());

    expect([response.status, Object.keys(response.body.fields ?? {})]).toEqual([400, fields]);
  },
);

test('does not take a form with another company for the same order', async ({
  callApi,
  given,
  orderForm,
}) => {
  const talent = await given.talent();
  const company = { gstin: '27AAPFU0939F1ZV', company: 'Monsoon Pictures, Mumbai' };
  const body = { ...(await orderForm('Basic')), ...company };
  const order = (form: OrderForm) => callApi('POST /api/user/orders', { body: form }, talent);

  const first = await order(body);
  const again = await order({ ...body, gstin: '27 aapfu0939f 1zv' });
  const other = await order({ ...body, company: 'Lamp Films, Mumbai' });

  expect(again.body).toEqual(first.body);
  expect(other.status).toBe(422);
});

test('without payments set up, buying reports that', async ({ services, given, orderForm }) => {
  const app = await buildApp({ ...services, gateway: undefined });
  const body = await orderForm('Basic');

  const response = await apiCallerFor(app)('POST /api/user/orders', { body }, await given.talent());
  await app.close();

  expect(response).toMatchObject({ status: 503 });
});

test('asks before another order while a payment is being confirmed or the gateway is silent', async ({
  services,
  callApi,
  given,
  gateway,
  orderForm,
  placeOrder,
  pay,
}) => {
  const talent = await given.talent();
  const left = await placeOrder(talent, 'Basic');
  const order = (body: OrderForm, call = callApi) => call('POST /api/user/orders', { body }, talent);
  const silent = { ...gateway, listPayments: async () => Promise.reject(new Error('No answer')) };
  const app = await buildApp({ ...services, gateway: silent });

  const unknown = await order(await orderForm('Pro'), apiCallerFor(app));
  await app.close();
  const abandoned = await order(await orderForm('Pro'));
  await pay(left, 'reserve');
  const form = await orderForm('Pro');
  const unconfirmed = await order(form);
  const confirmed = await order({ ...form, start_another: true });

  expect([unknown.status, unknown.body.code]).toEqual([409, 'payment_unconfirmed']);
  expect(abandoned.status).toBe(200);
  expect([unconfirmed.status, unconfirmed.body.code, unconfirmed.body.message]).toEqual([
    409,
    'payment_unconfirmed',
    'A payment is still being confirmed. Start another?',
  ]);
  expect(confirmed.status).toBe(200);
});

test('a reserved payment that no longer buys a plan is not shown as the start of one', async ({
  callApi,
  given,
  placeOrder,
  pay,
  readOrder,
  returnFromGateway,
}) => {
  const talent = await given.talent();
  const [reserved, other] = [await placeOrder(talent, 'Pro'), await placeOrder(talent, 'Pro')];
  await returnFromGateway(await pay(reserved, 'reserve'));
  await returnFromGateway(await pay(other));

  const { message } = await readOrder(talent, reserved.id);
  const plan = (await callApi('GET /api/user/plan/current', {}, talent)).body;

  expect(message).toMatch(/^Your bank has reserved ₹2,999. .* buys nothing now, and we don’t collect it/);
  expect(plan.confirming).toMatchObject({ id: reserved.id, message });
});
