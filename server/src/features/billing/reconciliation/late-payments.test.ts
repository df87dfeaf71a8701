import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { reconcileRefunds } from '#features/billing/reconciliation/tasks.ts';
import type { GatewayPayment } from '#platform/channels/payment-gateway.ts';
import type { Services } from '#platform/services.ts';
import { test as base } from '#testing/payments.ts';

type Gateway = NonNullable<Services['gateway']>;
const MINUTE_MS = 60_000;

const test = base.extend<{
  /** Returns the ledger of an order and the refunds that were asked for, in paise. */
  moneyOf: (order: { id: string }) => Promise<{ ledger: number[]; refunds: number[] }>;
}>({
  moneyOf: async ({ db }, use) => {
    await use(async ({ id }) => {
      const payments = db.selectFrom('payment').select('id').where('order_id', '=', id);
      const entries = db
        .selectFrom('ledger_entry')
        .select('amount_paise')
        .where('payment_id', 'in', payments);
      const refunds = db.selectFrom('refund').select('amount_paise').where('payment_id', 'in', payments);
      const amounts = (rows: { amount_paise: number }[]) => rows.map((row) => row.amount_paise);
      return {
        ledger: amounts(await entries.orderBy('id').execute()),
        refunds: amounts(await refunds.execute()),
      };
    });
  },
});

test('a reserved payment reads as being confirmed, is collected when the bank allows it and grants the plan once', async ({
  callApi,
  given,
  placeOrder,
  pay,
  readOrder,
  returnFromGateway,
  currentPlan,
  reconcileAfter,
  moneyOf,
  eventsOf,
  postEvent,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Pro');
  const back = await returnFromGateway(await pay(order, 'reserve'));
  const meanwhile = await readOrder(talent, order.id);
  const plan = (await callApi('GET /api/user/plan/current', {}, talent)).body;
  const prices = (await callApi('GET /api/user/plan/prices', {}, talent)).body;

  expect(back.location).toBe(`/user/my-subscription?order=${order.id}`);
  expect(meanwhile.state).toBe('confirming');
  expect(meanwhile.message).toMatch(/^Your bank has reserved ₹2,999. We are confirming it/);
  expect([plan.confirming?.id, prices.confirming?.id]).toEqual([order.id, order.id]);
  expect(await currentPlan(talent)).toBeUndefined();

  await reconcileAfter(11 * MINUTE_MS);
  for (const event of await eventsOf(order)) await postEvent(event);
  await reconcileAfter(60 * MINUTE_MS);

  const reader = { token: await given.session(talent.id) };
  expect(await currentPlan(reader)).toBe('Pro');
  expect(await readOrder(reader, order.id)).toMatchObject({ state: 'paid' });
  expect((await callApi('GET /api/user/plan/current', {}, reader)).body.confirming).toBeNull();
  expect(await moneyOf(order)).toEqual({ ledger: [299_900], refunds: [] });
});

test('a payment captured after its order expired, without any notice, buys the plan or goes back, once', async ({
  services,
  clock,
  given,
  placeOrder,
  pay,
  readOrder,
  deliver,
  currentPlan,
  reconcileAfter,
  moneyOf,
}) => {
  const talent = await given.talent();
  const [first, second] = [await placeOrder(talent, 'Basic'), await placeOrder(talent, 'Basic')];
  await reconcileAfter(6 * DAY_MS);
  const reader = { token: await given.session(talent.id) };
  const expired = await readOrder(reader, first.id);
  await pay(first);
  await pay(second);
  clock.now = new Date(clock.now.getTime() + DAY_MS);

  await Promise.all([1, 2].map(() => reconcileRefunds.run(services, {}, 'daily')));
  await reconcileRefunds.run(services, {}, 'daily');
  const messages = await deliver();

  expect(expired.state).toBe('expired');
  expect(await currentPlan({ token: await given.session(talent.id) })).toBe('Basic');
  expect(await moneyOf(first)).toEqual({ ledger: [99_900], refunds: [] });
  expect(await moneyOf(second)).toEqual({ ledger: [99_900, -99_900], refunds: [99_900] });
  expect(messages.filter(({ to }) => to === talent.email)).toContainEqual(
    expect.objectContaining({ subject: expect.stringMatching(/^We are refunding your .* payment$/) }),
  );
});

test('a reserved payment that the gateway returns by itself never grants a plan and never enters the books', async ({
  db,
  services,
  given,
  placeOrder,
  pay,
  readOrder,
  deliver,
  currentPlan,
  reconcileAfter,
  moneyOf,
  gateway,
  postEvent,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order, 'reserve');
  const capture = async () => Promise.reject(new Error('No answer'));
  await reconcileAfter(DAY_MS, { capture });
  await reconcileAfter(20 * MINUTE_MS, { capture });
  const messages = await deliver();
  await reconcileAfter(5 * DAY_MS, { capture });
  const [entity] = await gateway.listPayments(order.gateway_order_id);
  const refund = { id: 'rfnd_auto', payment_id: entity?.id, amount: 99_900, status: 'processed' };
  const payload = { refund: { entity: refund }, payment: { entity } };
  const status = await postEvent({
    id: 'evt_auto',
    body: JSON.stringify({ event: 'refund.processed', payload }),
  });
  await reconcileAfter(20 * MINUTE_MS, { capture });
  const end = await deliver();

  expect(entity).toMatchObject({ status: 'refunded', captured: false });
  expect(status).toBe(200);
  const reader = { token: await given.session(talent.id) };
  expect(await readOrder(reader, order.id)).toMatchObject({
    state: 'released',
    message: expect.stringContaining('We did not collect the money'),
  });
  expect(await currentPlan(reader)).toBeUndefined();
  expect(await moneyOf(order)).toEqual({ ledger: [], refunds: [] });
  const subjects = (list: typeof messages) =>
    list.filter(({ to }) => to === talent.email).map(({ subject }) => subject);
  expect(subjects(messages)).toEqual([expect.stringMatching(/^We are confirming your .* payment$/)]);
  expect(subjects(end)).toEqual([expect.stringMatching(/^Your bank returns your .* payment$/)]);
  await settleOrder(services, order.gateway_order_id);
  expect(await db.selectFrom('payment').select('status').where('order_id', '=', order.id).execute()).toEqual([
    { status: 'released' },
  ]);
});

test('collects one of two reserved payments of an order, and none of another amount or for another plan', async ({
  services,
  given,
  placeOrder,
  readOrder,
  currentPlan,
  gateway,
  moneyOf,
}) => {
  const talent = await given.talent();
  const [order, other] = [await placeOrder(talent, 'Basic'), await placeOrder(talent, 'Pro')];
  const collected: string[] = [];
  const reserved = (id: string, { gateway_order_id, amount_paise }: typeof order, amount = amount_paise) =>
    ({ id, order_id: gateway_order_id, amount, currency: 'INR', status: 'authorized' }) as const;
  const at: Record<string, GatewayPayment[]> = {
    [order.gateway_order_id]: [
      reserved('pay_cheap', order, 100),
      reserved('pay_one', order),
      reserved('pay_two', order),
    ],
    [other.gateway_order_id]: [reserved('pay_other', other)],
  };
  const slow: Gateway = {
    ...gateway,
    listPayments: async (id) => at[id] ?? [],
    capture: async (id) => {
      collected.push(id);
      const payment = Object.values(at)
        .flat()
        .find((each) => each.id === id);
      if (!payment) throw new Error('No such payment');
      return { ...payment, status: 'captured', captured: true };
    },
  };

  await settleOrder({ ...services, gateway: slow }, order.gateway_order_id);
  await settleOrder({ ...services, gateway: slow }, other.gateway_order_id);
  await settleOrder({ ...services, gateway: slow }, order.gateway_order_id);

  expect(collected).toEqual(['pay_one']);
  expect(await currentPlan(talent)).toBe('Basic');
  expect(await readOrder(talent, other.id)).toMatchObject({ state: 'released' });
  expect(await moneyOf(order)).toEqual({ ledger: [99_900], refunds: [] });
});

test('callback, webhook and reconciler together grant a plan once after a failure on the same order', async ({
  services,
  given,
  placeOrder,
  pay,
  returnFromGateway,
  eventsOf,
  postEvent,
  currentPlan,
  reconcileAfter,
  moneyOf,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order, 'failure');
  await pay(order, 'reserve');
  const form = await pay(order);
  const events = await eventsOf(order);

  await Promise.all([
    returnFromGateway(form),
    returnFromGateway(form),
    settleOrder(services, order.gateway_order_id),
    reconcileAfter(0),
    ...events.map((event) => postEvent(event)),
    ...events.map(({ id, body }) => postEvent({ id: `${id}-again`, body })),
  ]);
  await reconcileAfter(5 * MINUTE_MS);

  expect(await currentPlan({ token: await given.session(talent.id) })).toBe('Basic');
  expect(await moneyOf(order)).toEqual({ ledger: [99_900], refunds: [] });
});
