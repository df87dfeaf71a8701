import { expect } from 'vitest';
import { makeOrder } from '#features/payments/make-order.ts';
import { receiveEvent } from '#features/payments/receive-event.ts';
import { reconcileOrders } from '#features/payments/reconciliation.ts';
import { settleOrder } from '#features/payments/settle-order.ts';
import { cancelPlan } from '#features/plans/cancel-plan.ts';
import { sandboxSecrets } from '#features/sandbox/sandbox-secrets.ts';
import type { Message } from '#platform/messenger.ts';
import type { Services } from '#platform/services.ts';
import { signatureOf } from '#platform/signature.ts';
import { test as base } from '#testing/payments.ts';

/** Whatever ends a process here: nothing after it happens, and what was not committed is gone. */
class Killed extends Error {}

function dies(): never {
  throw new Killed();
}

type Gateway = NonNullable<Services['gateway']>;

const test = base.extend<{
  gateway: Gateway;
  /** Lets the reconciler and the queue do their work, as after a restart. */
  restart: () => Promise<Message[]>;
  active: (talentId: string) => Promise<string[]>;
}>({
  gateway: async ({ services }, use) => {
    if (!services.gateway) throw new Error('no gateway');
    await use(services.gateway);
  },
  restart: async ({ services, deliver }, use) => {
    await use(async () => {
      await reconcileOrders.run(services, {}, 'restart');
      return deliver();
    });
  },
  active: async ({ db, clock }, use) => {
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

test('R-03: killed before the gateway made the order, nothing is owed and buying works again', async ({
  services,
  gateway,
  given,
  planId,
  buy,
  active,
  restart,
}) => {
  const talent = await given.talent();
  const form = { plan_id: await planId('Basic'), state: 'Goa' as const, request_id: crypto.randomUUID() };
  const dying = { ...services, gateway: { ...gateway, createOrder: dies } };

  await expect(makeOrder(dying, talent.id, form)).rejects.toThrow();
  await restart();
  await buy(talent, 'Basic');

  expect(await active(talent.id)).toEqual(['Basic']);
});

test('R-03: killed after the gateway made the order, the same form goes on with one of its own', async ({
  services,
  gateway,
  clock,
  given,
  planId,
  pay,
  active,
  restart,
}) => {
  const talent = await given.talent();
  const form = { plan_id: await planId('Basic'), state: 'Goa' as const, request_id: crypto.randomUUID() };
  const createOrder: Gateway['createOrder'] = async (order) => {
    await gateway.createOrder(order);
    return dies();
  };
  await expect(
    makeOrder({ ...services, gateway: { ...gateway, createOrder } }, talent.id, form),
  ).rejects.toThrow();
  await expect(makeOrder(services, talent.id, form)).rejects.toMatchObject({ status: 409 });
  clock.now = new Date(clock.now.getTime() + 31_000);

  const { order } = await makeOrder(services, talent.id, form);
  await pay({ ...order, gateway_order_id: order.gateway_order_id ?? '' });
  await restart();

  expect(await active(talent.id)).toEqual(['Basic']);
});

test('R-03: killed after the payment, before any news of it, the reconciler grants', async ({
  given,
  order,
  pay,
  active,
  restart,
}) => {
  const talent = await given.talent();
  await pay(await order(talent, 'Pro'));

  const messages = await restart();

  expect(await active(talent.id)).toEqual(['Pro']);
  expect(messages.filter(({ to }) => to === talent.email)).toHaveLength(1);
});

test('R-03: killed within the event, before its commit, nothing of it stays and the next telling grants', async ({
  services,
  db,
  given,
  order,
  pay,
  eventsOf,
  post,
  active,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Basic');
  await pay(made);
  const event = (await eventsOf(made)).find(({ body }) => body.includes('"payment.captured"'));
  if (!event) throw new Error('no event');
  const body = Buffer.from(event.body);
  const signature = signatureOf(sandboxSecrets(services.secrets).webhook, body);
  // The letter with the invoice is the last thing the transaction adds.
  const dying = { ...services, queue: { add: dies } };

  await expect(receiveEvent(dying, { id: event.id, body, signature })).rejects.toThrow(Killed);

  expect(await active(talent.id)).toEqual([]);
  expect(await db.selectFrom('invoice').select('id').where('order_id', '=', made.id).execute()).toEqual([]);
  await post(event);
  expect(await active(talent.id)).toEqual(['Basic']);
});

test('R-03: killed after the commit, before the answer, the event told again adds nothing', async ({
  given,
  order,
  pay,
  eventsOf,
  post,
  active,
  restart,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Basic');
  await pay(made);
  const events = await eventsOf(made);
  for (const event of events) await post(event);
  for (const event of events) await post(event);

  const messages = await restart();

  expect(await active(talent.id)).toEqual(['Basic']);
  expect(messages.filter(({ to }) => to === talent.email)).toHaveLength(1);
});

test('R-03: killed within the callback, the reconciler grants', async ({
  services,
  given,
  order,
  pay,
  active,
  restart,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Basic');
  await pay(made);
  const dying = { ...services, queue: { add: dies } };

  await expect(settleOrder(dying, made.gateway_order_id)).rejects.toThrow(Killed);
  await restart();

  expect(await active(talent.id)).toEqual(['Basic']);
});

test('R-03: killed between the grant and its letter, the letter still goes, once', async ({
  services,
  given,
  order,
  pay,
  restart,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Basic');
  await pay(made);
  // Granted and committed; no worker was left to send the letter.
  await settleOrder(services, made.gateway_order_id);

  const [letters, more] = [await restart(), await restart()];

  expect(letters.filter(({ to }) => to === talent.email)).toMatchObject([
    { to: talent.email, attachments: [{ type: 'application/pdf' }] },
  ]);
  expect(more).toEqual([]);
});

test('R-03: killed before or after the gateway paid back, it pays back once', async ({
  services,
  gateway,
  db,
  clock,
  given,
  buy,
  active,
  deliver,
  restart,
}) => {
  const talent = await given.talent();
  const made = await buy(talent, 'Basic');
  const queue = { add: async () => {} };
  await cancelPlan({ ...services, queue }, talent.id);
  const refund: Gateway['refund'] = async (paymentId, asked) => {
    await gateway.refund(paymentId, asked);
    return dies();
  };
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);

  const dying = { ...services, gateway: { ...gateway, refund } };
  await expect(reconcileOrders.run(dying, {}, 'dies')).rejects.toThrow(Killed);
  await restart();
  await deliver();

  expect(await active(talent.id)).toEqual([]);
  const paidBack = await db
    .selectFrom('sandbox_refund')
    .innerJoin('sandbox_payment', 'sandbox_payment.id', 'sandbox_refund.payment_id')
    .select('sandbox_refund.amount')
    .where('sandbox_payment.order_id', '=', made.gateway_order_id)
    .execute();
  expect(paidBack).toEqual([{ amount: 99_900 }]);
});
