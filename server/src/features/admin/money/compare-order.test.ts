import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

test("records the gateway's state of an order at once, and finds orders by number, name and state", async ({
  callApi,
  given,
  pay,
  placeOrder,
}) => {
  const support = await given.staff('support');
  const talent = await given.talent({ name: 'Lakshmi 100%_Iyer' });
  const order = await placeOrder(talent, 'Basic');
  await pay(order);
  const compare = () => callApi('POST /api/admin/orders/:id/compare', { params: { id: order.id } }, support);
  const search = async (query: object) =>
    (await callApi('GET /api/admin/orders', { query }, support)).body.orders.map(({ id }) => id);

  const open = await search({ text: '100%_iyer', state: 'open' });
  const first = await compare();
  const second = await compare();
  const { body } = await callApi('GET /api/admin/orders/:id', { params: { id: order.id } }, support);

  expect(open).toEqual([order.id]);
  expect([first.body.changed, second.body.changed]).toEqual([true, false]);
  expect(body.order.state).toBe('paid');
  const found = [
    await search({ text: body.order.number?.toLowerCase() }),
    await search({ text: body.order.payments[0]?.gateway_payment_id }),
    await search({ text: order.gateway_order_id }),
    await search({ text: '100%_iyer', state: 'open' }),
  ];
  expect(found).toEqual([[order.id], [order.id], [order.id], []]);
});

test('shows a reserved payment to staff, and says so when the gateway cannot collect it yet', async ({
  callApi,
  given,
  pay,
  placeOrder,
}) => {
  const support = await given.staff('support');
  const order = await placeOrder(await given.talent(), 'Basic');
  await pay(order, 'reserve');
  const params = { id: order.id };

  const compared = await callApi('POST /api/admin/orders/:id/compare', { params }, support);
  const { body } = await callApi('GET /api/admin/orders/:id', { params }, support);
  const found = await callApi('GET /api/admin/orders', { query: { state: 'confirming' } }, support);

  expect([compared.status, compared.body.code]).toEqual([503, 'payment_service_unavailable']);
  expect(body.order).toMatchObject({ state: 'confirming', payments: [{ status: 'authorized' }] });
  expect(found.body.orders.map(({ id }) => id)).toEqual([order.id]);
});
