import { expect } from 'vitest';
import { cancelPlan } from '#features/billing/plans/cancel-plan.ts';
import { reconcileOrders } from '#features/billing/reconciliation/tasks.ts';
import { test as base } from '#testing/payments.ts';

const test = base.extend<{
  /** Returns the gateway's id of the payment of an order. */
  paymentOf: (order: { gateway_order_id: string }) => Promise<string>;
}>({
  paymentOf: async ({ gateway }, use) => {
    await use(async ({ gateway_order_id }) => {
      const [payment] = await gateway.listPayments(gateway_order_id);
      if (!payment) throw new Error('The order has no payment');
      return payment.id;
    });
  },
});

test('a refund that is pending or failed at the gateway ends no plan, and a later refund is in full', async ({
  services,
  db,
  clock,
  given,
  buy,
  currentPlan,
  gateway,
  paymentOf,
  postEvent,
}) => {
  const talent = await given.talent();
  const payment_id = await paymentOf(await buy(talent, 'Basic'));
  const failed = { id: 'rfnd_failed', payment_id, amount: 99_900, status: 'failed' as const };
  const hear = (event: string, entity: object) =>
    postEvent({ id: `evt_${event}`, body: JSON.stringify({ event, payload: { refund: { entity } } }) });

  await hear('refund.created', { ...failed, status: 'pending' });
  const planWhilePending = await currentPlan(talent);
  await hear('refund.failed', failed);
  const planAfterFailure = await currentPlan(talent);
  const cancelled = await cancelPlan({ ...services, queue: { add: async () => {} } }, talent.id);
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);
  const listRefunds: typeof gateway.listRefunds = async (id) => [failed, ...(await gateway.listRefunds(id))];
  await reconcileOrders.run({ ...services, gateway: { ...gateway, listRefunds } }, {}, 'later');

  expect([planWhilePending, planAfterFailure]).toEqual(['Basic', 'Basic']);
  expect(cancelled.refunded).toBe(true);
  const entries = await db
    .selectFrom('ledger_entry')
    .innerJoin('payment', 'payment.id', 'ledger_entry.payment_id')
    .select('ledger_entry.amount_paise')
    .where('gateway_payment_id', '=', payment_id)
    .orderBy('ledger_entry.id')
    .execute();
  expect(entries).toEqual([{ amount_paise: 99_900 }, { amount_paise: -99_900 }]);
});

test('a refunded upgrade does not bring back a plan that was refunded before it', async ({
  given,
  deliver,
  buy,
  currentPlan,
  gateway,
  paymentOf,
}) => {
  const talent = await given.talent();
  const [basic, pro] = [await buy(talent, 'Basic'), await buy(talent, 'Pro')];
  await gateway.refund(await paymentOf(basic), { amount: basic.amount_paise, receipt: crypto.randomUUID() });
  await deliver();
  const planBetween = await currentPlan(talent);

  await gateway.refund(await paymentOf(pro), { amount: pro.amount_paise, receipt: crypto.randomUUID() });
  await deliver();

  expect(planBetween).toBe('Pro');
  expect(await currentPlan(talent)).toBeUndefined();
});

test('a refund in part keeps the plan, and its credit note is taxed as the invoice', async ({
  db,
  given,
  deliver,
  placeOrder,
  pay,
  returnFromGateway,
  currentPlan,
  gateway,
  paymentOf,
}) => {
  const refundPartIn = async (state: 'Maharashtra' | 'Kerala') => {
    const talent = await given.talent();
    const order = await placeOrder(talent, 'Basic', state);
    await returnFromGateway(await pay(order));
    await gateway.refund(await paymentOf(order), { amount: 11_800, receipt: crypto.randomUUID() });
    await deliver();
    const note = await db
      .selectFrom('invoice')
      .select(['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'])
      .where('order_id', '=', order.id)
      .where('series', '=', 'credit_note')
      .executeTakeFirstOrThrow();
    const { status } = await db
      .selectFrom('payment')
      .select('status')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { plan: await currentPlan(talent), status, ...note };
  };

  const [near, far] = [await refundPartIn('Maharashtra'), await refundPartIn('Kerala')];

  const part = { plan: 'Basic', status: 'captured', taxable_paise: 10_000, total_paise: 11_800 };
  expect(near).toEqual({ ...part, cgst_paise: 900, sgst_paise: 900, igst_paise: 0 });
  expect(far).toEqual({ ...part, cgst_paise: 0, sgst_paise: 0, igst_paise: 1_800 });
});

test('the refund of a second payment of one order leaves its plan and its invoice', async ({
  callApi,
  given,
  placeOrder,
  pay,
  eventOf,
  postEvent,
  returnFromGateway,
  readOrder,
  currentPlan,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await returnFromGateway(await pay(order));
  const { body } = await eventOf(order, 'payment.captured');
  const entity = { id: 'rfnd_second', payment_id: 'pay_second', amount: 99_900, status: 'processed' };
  const refunded = { event: 'refund.processed', payload: { refund: { entity } } };

  await postEvent({ id: 'evt_second', body: body.replaceAll(/"pay_\w+"/g, '"pay_second"') });
  await postEvent({ id: 'evt_second_refund', body: JSON.stringify(refunded) });

  expect(await currentPlan(talent)).toBe('Basic');
  expect(await readOrder(talent, order.id)).toMatchObject({ state: 'paid' });
  const invoices = await callApi('GET /api/user/invoices', {}, talent);
  expect(invoices.body.data.map(({ series }) => series)).toEqual(['invoice']);
});

test('a requested refund is recognised by its receipt, and requested again only after ten minutes', async ({
  services,
  db,
  clock,
  given,
  buy,
  gateway,
  paymentOf,
  postEvent,
}) => {
  const talent = await given.talent();
  const order = await buy(talent, 'Basic');
  const payment_id = await paymentOf(order);
  const asked: string[] = [];
  const refund: typeof gateway.refund = async (id, form) => {
    asked.push(form.receipt);
    throw new Error(`no answer about ${id}`);
  };
  const reconcileAfter = async (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    const silent = { ...services, gateway: { ...gateway, refund } };
    await reconcileOrders.run(silent, {}, `after ${minutes}`).catch(() => {});
    return [...asked];
  };
  const recorded = () =>
    db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .select(['refund.id', 'gateway_refund_id', 'refund.status', 'payment.status as payment'])
      .where('gateway_payment_id', '=', payment_id)
      .execute();

  await cancelPlan({ ...services, queue: { add: async () => {} } }, talent.id);
  const sent = [await reconcileAfter(9), await reconcileAfter(2)];
  const [{ id: receipt = '' } = {}] = await recorded();
  const entity = { id: 'rfnd_lost', payment_id, amount: order.amount_paise, status: 'processed', receipt };
  const body = JSON.stringify({ event: 'refund.processed', payload: { refund: { entity } } });
  await postEvent({ id: 'evt_lost', body });

  expect(sent[0]).not.toContain(receipt);
  expect(sent[1]).toContain(receipt);
  expect(await recorded()).toEqual([
    { id: receipt, gateway_refund_id: 'rfnd_lost', status: 'processed', payment: 'refunded' },
  ]);
});
