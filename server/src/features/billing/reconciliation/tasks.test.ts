import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { CONFIRMATION_DAYS } from '@kirdaar/contract/rules/payments';
import { expect } from 'vitest';
import { reconcileOrders } from '#features/billing/reconciliation/tasks.ts';
import { test } from '#testing/payments.ts';

const HALF_HOUR_MS = 1_800_000;

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
  clock.now = new Date(clock.now.getTime() + CONFIRMATION_DAYS * DAY_MS + 1);

  await reconcileOrders.run({ ...services, gateway: { ...gateway, listPayments } }, {}, 'after five days');

  expect(requestedOrders).toContain(open.gateway_order_id);
  expect(requestedOrders).not.toContain(paid.gateway_order_id);
  const reader = { token: await given.session(talent.id) };
  expect(await readOrder(reader, open.id)).toMatchObject({ state: 'expired' });
  expect(await readOrder(reader, paid.id)).toMatchObject({ state: 'paid' });
});

test('an order stays open for five days, is asked about less and less often, and only then expires', async ({
  given,
  placeOrder,
  readOrder,
  gateway,
  reconcileAfter,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  const asked: number[] = [];
  let passed = 0;
  const listPayments: typeof gateway.listPayments = async (id) => {
    if (id === order.gateway_order_id) asked.push(passed);
    return gateway.listPayments(id);
  };
  const stateNow = async () => {
    return (await readOrder({ token: await given.session(talent.id) }, order.id)).state;
  };

  for (; passed < 4.9 * DAY_MS; passed += HALF_HOUR_MS) await reconcileAfter(HALF_HOUR_MS, { listPayments });
  const open = await stateNow();
  await reconcileAfter(DAY_MS, { listPayments: async () => Promise.reject(new Error('No answer')) });
  const unanswered = await stateNow();
  await reconcileAfter(DAY_MS, { listPayments });

  expect([open, unanswered, await stateNow()]).toEqual(['open', 'open', 'expired']);
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.length).toBeLessThan(60);
});
