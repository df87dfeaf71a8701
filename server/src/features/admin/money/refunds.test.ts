import { expect } from 'vitest';
import { derivedId } from '#platform/database/derived-id.ts';
import type { Caller } from '#testing/given.ts';
import { test } from '#testing/payments.ts';

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
  const other = await refund(10_000, support, form);
  await deliver();
  const afterPart = { plan: await currentPlan(talent), order: await read() };
  const tooMuch = await refund(250_000);
  await refund(249_900);
  const messages = await deliver();
  const after = await read();

  expect([overLimit.status, overLimit.body.code, overLimit.body.message]).toEqual([
    403,
    'refund_over_limit',
    'Your role can refund up to ₹1,000 of one payment, and you up to ₹5,000 a day. Ask an owner to refund more.',
  ]);
  expect([...both.map(({ status }) => status), other.body.code]).toEqual([200, 200, 'request_id_reused']);
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

test('refunds two payments with the same form, each once', async ({ buy, callApi, given }) => {
  const finance = await given.staff('finance');
  const orders = [await buy(await given.talent(), 'Basic'), await buy(await given.talent(), 'Basic')];
  const body = { request_id: crypto.randomUUID(), amount_paise: 1_000, reason };
  const read = async (id: string) =>
    (await callApi('GET /api/admin/orders/:id', { params: { id } }, finance)).body.order;

  for (const { id } of [...orders, ...orders]) {
    const [payment] = (await read(id)).payments;
    const params = { id: payment?.id ?? '' };
    await callApi('POST /api/admin/payments/:id/refunds', { params, body }, finance);
  }

  const refunds = await Promise.all(orders.map(async ({ id }) => (await read(id)).refunds.length));
  expect(refunds).toEqual([1, 1]);
});

test('limits what a role refunds of one payment in parts, and what a person refunds in a day', async ({
  buy,
  callApi,
  clock,
  given,
}) => {
  const [support, colleague] = [await given.staff('support'), await given.staff('support')];
  const refundOf = async (payment_id: string, amount_paise: number, as: Caller) =>
    (
      await callApi(
        'POST /api/admin/payments/:id/refunds',
        { params: { id: payment_id }, body: { request_id: crypto.randomUUID(), amount_paise, reason } },
        as,
      )
    ).body.code;
  const newPayment = async () => {
    const { id } = await buy(await given.talent(), 'Pro');
    const { body } = await callApi('GET /api/admin/orders/:id', { params: { id } }, support);
    return body.order.payments[0]?.id ?? '';
  };
  const first = await newPayment();

  const ofOnePayment = [
    await refundOf(first, 60_000, support),
    await refundOf(first, 60_000, support),
    await refundOf(first, 60_000, colleague),
    await refundOf(first, 40_000, support),
  ];
  const ofOneDay = [];
  for (let times = 0; times < 5; times += 1)
    ofOneDay.push(await refundOf(await newPayment(), 100_000, support));
  const last = await newPayment();
  const another = await refundOf(last, 50_000, colleague);
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  const nextDay = await refundOf(last, 50_000, { token: await given.staffSession(support.id) });

  const over = 'refund_over_limit';
  expect(ofOnePayment).toEqual([undefined, over, over, undefined]);
  expect(ofOneDay).toEqual([undefined, undefined, undefined, undefined, over]);
  expect([another, nextDay]).toEqual([undefined, undefined]);
});

test('refunds no day that was used and no money that an upgrade was paid with', async ({
  buy,
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2030-01-01T06:00:00Z');
  const { id } = await given.talent();
  const talent = async () => ({ token: await given.session(id) });
  const basic = await buy(await talent(), 'Basic');
  const finance = await given.staff('finance');
  const refundable = async (orderId: string, as: { id: string }) => {
    const params = { id: orderId };
    const caller = { token: await given.staffSession(as.id) };
    return (await callApi('GET /api/admin/orders/:id', { params }, caller)).body.order.payments[0]
      ?.refundable_paise;
  };

  const atOnce = await refundable(basic.id, finance);
  clock.now = new Date('2030-04-11T06:00:00Z');
  const owner = await given.staff('owner');
  const later = [await refundable(basic.id, finance), await refundable(basic.id, owner)];
  const pro = await buy(await talent(), 'Pro');
  const afterUpgrade = [await refundable(basic.id, finance), await refundable(pro.id, finance)];

  expect(atOnce).toBe(99_900);
  // 100 of 365 days are used.
  expect(later).toEqual([99_900 - Math.ceil((99_900 * 100) / 365), 99_900]);
  expect(afterUpgrade).toEqual([0, pro.amount_paise]);
});

test('makes forty refunds at once beside the events of the gateway', async ({
  buy,
  callApi,
  db,
  eventOf,
  given,
  postEvent,
}) => {
  const owner = await given.staff('owner');
  const order = await buy(await given.talent(), 'Basic');
  const { body } = await callApi('GET /api/admin/orders/:id', { params: { id: order.id } }, owner);
  const [payment] = body.order.payments;
  const captured = await eventOf(order, 'payment.captured');
  const step = async (_: unknown, index: number) => {
    const request_id = crypto.randomUUID();
    const form = { request_id, amount_paise: 1_000, reason };
    const asked = callApi(
      'POST /api/admin/payments/:id/refunds',
      { params: { id: payment?.id ?? '' }, body: form },
      owner,
    );
    const again = postEvent({ ...captured, id: `evt_again_${index}` });
    const { status } = await asked;
    const refunded = { id: `rfnd_${index}`, payment_id: payment?.gateway_payment_id, amount: 1_000 };
    const entity = {
      ...refunded,
      status: 'processed',
      receipt: derivedId(owner.id, payment?.id ?? '', request_id),
    };
    const told = postEvent({
      id: `evt_refund_${index}`,
      body: JSON.stringify({ event: 'refund.processed', payload: { refund: { entity } } }),
    });
    return [status, await again, await told];
  };

  const statuses = (await Promise.all(Array.from({ length: 40 }, step))).flat();

  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  const { sum } = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum<number>('amount_paise').as('sum'))
    .where('payment_id', '=', payment?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(Number(sum)).toBe(order.amount_paise - 40_000);
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
