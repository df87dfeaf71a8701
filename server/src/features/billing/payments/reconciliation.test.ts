import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { reconcileOrders } from '#features/billing/payments/reconciliation.ts';
import { test } from '#testing/payments.ts';

test('the reconciler asks the gateway about open orders only, and only these expire', async ({
  services,
  clock,
  given,
  placeOrder,
  readOrder,
  buy,
}) => {
  const { gateway } = services;
  if (!gateway) throw new Error('no gateway');
  const talent = await given.talent();
  const open = await placeOrder(talent, 'Pro');
  const paid = await buy(talent, 'Basic');
  const requestedOrders: string[] = [];
  const listPayments = async (orderId: string) => {
    requestedOrders.push(orderId);
    return gateway.listPayments(orderId);
  };
  clock.now = new Date(clock.now.getTime() + DAY_MS + 1);

  await reconcileOrders.run({ ...services, gateway: { ...gateway, listPayments } }, {}, 'next day');

  expect(requestedOrders).toContain(open.gateway_order_id);
  expect(requestedOrders).not.toContain(paid.gateway_order_id);
  const reader = { token: await given.session(talent.id) };
  expect(await readOrder(reader, open.id)).toMatchObject({ state: 'expired' });
  expect(await readOrder(reader, paid.id)).toMatchObject({ state: 'paid' });
});
