import { expect } from 'vitest';
import { createOrder } from '#features/billing/payments/create-order.ts';
import { receiveEvent } from '#features/billing/payments/receive-event.ts';
import { cancelPlan } from '#features/billing/plans/cancel-plan.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { reconcileOrders } from '#features/billing/reconciliation/tasks.ts';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import type { Services } from '#platform/services.ts';
import { test as base, signEvent } from '#testing/payments.ts';

/** Simulates a process that ends here: nothing after it runs, and uncommitted changes are lost. */
class Killed extends Error {}

function crash(): never {
  throw new Killed();
}

type Gateway = NonNullable<Services['gateway']>;

const test = base.extend<{
  /** Runs the reconciler and the queue, as after a restart. */
  restart: () => Promise<OutgoingMessage[]>;
  activePlans: (talentId: string) => Promise<string[]>;
}>({
  restart: async ({ services, deliver }, use) => {
    await use(async () => {
      await reconcileOrders.run(services, {}, 'restart');
      return deliver();
    });
  },
  activePlans: async ({ db, clock }, use) => {
    await use(async (talentId) => {
      const rows = await db
        .selectFrom('subscription')
        .innerJoin('plan', 'plan.id', 'subscription.plan_id')
        .select('plan.name')
        .where('talent_id', '=', talentId)
        .where('ends_at', '>', clock.now.toISOString())
        .where('ended_at', 'is', null)
        .execute();
      return rows.map(({ name }) => name);
    });
  },
});

test('killed, or without an answer, before the gateway created the order: nothing is owed and buying works again', async ({
  services,
  given,
  orderForm,
  buy,
  gateway,
  restart,
  activePlans,
}) => {
  const talent = await given.talent();
  const form = await orderForm('Basic');
  const dying = { ...services, gateway: { ...gateway, createOrder: crash } };

  await expect(createOrder(dying, talent.id, form)).rejects.toThrow();
  const silent = { ...services, gateway: { ...gateway, createOrder: async () => crash() } };
  await expect(createOrder(silent, talent.id, await orderForm('Basic'))).rejects.toMatchObject({
    code: 'payment_service_unavailable',
  });
  await restart();
  await buy(talent, 'Basic');

  expect(await activePlans(talent.id)).toEqual(['Basic']);
});

test('killed after the gateway created the order: the same form continues with a new order', async ({
  services,
  clock,
  given,
  orderForm,
  pay,
  gateway,
  restart,
  activePlans,
}) => {
  const talent = await given.talent();
  const form = await orderForm('Basic');
  const createOrderAndDie: Gateway['createOrder'] = async (order) => {
    await gateway.createOrder(order);
    return crash();
  };
  await expect(
    createOrder({ ...services, gateway: { ...gateway, createOrder: createOrderAndDie } }, talent.id, form),
  ).rejects.toThrow();
  await expect(createOrder(services, talent.id, form)).rejects.toMatchObject({ status: 409 });
  clock.now = new Date(clock.now.getTime() + 31_000);

  const { order } = await createOrder(services, talent.id, form);
  await pay({ ...order, gateway_order_id: order.gateway_order_id ?? '' });
  await restart();

  expect(await activePlans(talent.id)).toEqual(['Basic']);
});

test('killed after the payment, before any webhook: the reconciler grants the plan', async ({
  given,
  placeOrder,
  pay,
  restart,
  activePlans,
}) => {
  const talent = await given.talent();
  await pay(await placeOrder(talent, 'Pro'));

  const messages = await restart();

  expect(await activePlans(talent.id)).toEqual(['Pro']);
  expect(messages.filter(({ to }) => to === talent.email)).toHaveLength(1);
});

test('killed within the webhook, before its commit: nothing is stored and the next delivery grants the plan', async ({
  services,
  db,
  given,
  placeOrder,
  pay,
  eventOf,
  postEvent,
  activePlans,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order);
  const event = await eventOf(order, 'payment.captured');
  const signed = {
    id: event.id,
    body: Buffer.from(event.body),
    signature: signEvent(services, event.body),
  };
  // The task for the invoice email is the last thing that the transaction adds.
  const dying = { ...services, queue: { add: crash } };

  await expect(receiveEvent(dying, signed)).rejects.toThrow(Killed);

  expect(await activePlans(talent.id)).toEqual([]);
  expect(await db.selectFrom('invoice').select('id').where('order_id', '=', order.id).execute()).toEqual([]);
  await postEvent(event);
  expect(await activePlans(talent.id)).toEqual(['Basic']);
});

test('killed after the commit, before the response: a repeated webhook adds nothing', async ({
  given,
  placeOrder,
  pay,
  eventsOf,
  postEvent,
  restart,
  activePlans,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order);
  const events = await eventsOf(order);
  for (const event of events) await postEvent(event);
  for (const event of events) await postEvent(event);

  const messages = await restart();

  expect(await activePlans(talent.id)).toEqual(['Basic']);
  expect(messages.filter(({ to }) => to === talent.email)).toHaveLength(1);
});

test('killed within the callback: the reconciler grants the plan', async ({
  services,
  given,
  placeOrder,
  pay,
  restart,
  activePlans,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order);
  const dying = { ...services, queue: { add: crash } };

  await expect(settleOrder(dying, order.gateway_order_id)).rejects.toThrow(Killed);
  await restart();

  expect(await activePlans(talent.id)).toEqual(['Basic']);
});

test('killed between the grant and its email: the email is still sent, once', async ({
  services,
  given,
  placeOrder,
  pay,
  restart,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order);
  // Granted and committed, but no worker was left to send the email.
  await settleOrder(services, order.gateway_order_id);

  const [emails, more] = [await restart(), await restart()];

  expect(emails.filter(({ to }) => to === talent.email)).toMatchObject([
    { to: talent.email, attachments: [{ type: 'application/pdf' }] },
  ]);
  expect(more).toEqual([]);
});

test('killed before or after the gateway refunded: it refunds once', async ({
  services,
  db,
  clock,
  given,
  deliver,
  buy,
  gateway,
  restart,
  activePlans,
}) => {
  const talent = await given.talent();
  const order = await buy(talent, 'Basic');
  const queue = { add: async () => {} };
  await cancelPlan({ ...services, queue }, talent.id);
  const refund: Gateway['refund'] = async (paymentId, request) => {
    await gateway.refund(paymentId, request);
    return crash();
  };
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);

  const dying = { ...services, gateway: { ...gateway, refund } };
  await expect(reconcileOrders.run(dying, {}, 'dies')).rejects.toMatchObject({
    errors: expect.arrayContaining([expect.any(Killed)]),
  });
  await restart();
  await deliver();

  expect(await activePlans(talent.id)).toEqual([]);
  const paidBack = await db
    .selectFrom('sandbox_refund')
    .innerJoin('sandbox_payment', 'sandbox_payment.id', 'sandbox_refund.payment_id')
    .select('sandbox_refund.amount')
    .where('sandbox_payment.order_id', '=', order.gateway_order_id)
    .execute();
  expect(paidBack).toEqual([{ amount: 99_900 }]);
});
