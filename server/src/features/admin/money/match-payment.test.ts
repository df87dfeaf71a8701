import { expect } from 'vitest';
import { strayPayment } from '#features/admin/money/money.matrix.ts';
import { test } from '#testing/payments.ts';

test('grants a plan for a payment that the gateway has under another reference, once it confirms the amount', async ({
  callApi,
  given,
  pay,
  placeOrder,
  readOrder,
  services,
}) => {
  const finance = await given.staff('finance');
  const [talent, other] = [await given.talent(), await given.talent()];
  const [order, unneeded] = [await placeOrder(talent, 'Basic'), await placeOrder(talent, 'Basic')];
  const [paid, open] = [await placeOrder(other, 'Basic'), await placeOrder(await given.talent(), 'Basic')];
  await pay(paid);
  await pay(open);
  const compare = { params: { id: paid.id } };
  await callApi('POST /api/admin/orders/:id/compare', compare, await given.staff('support'));
  const payments = services.db.selectFrom('sandbox_payment').select('id');
  const ofOther = await payments.where('order_id', '=', paid.gateway_order_id).executeTakeFirstOrThrow();
  const ofOpen = await payments.where('order_id', '=', open.gateway_order_id).executeTakeFirstOrThrow();
  const match = async (gateway_payment_id: string) => {
    const sent = { params: { id: order.id }, body: { gateway_payment_id } };
    const { body } = await callApi('POST /api/admin/orders/:id/match', sent, finance);
    return body.fields?.gateway_payment_id ?? body.code ?? body.message;
  };
  const stray = await strayPayment(services, order);

  const answers = [
    await match('pay_none/../x'),
    await match(await strayPayment(services, order, 'failure')),
    await match(await strayPayment(services, { amount_paise: order.amount_paise + 100 })),
    await match(ofOther.id),
    await match(ofOpen.id),
  ];
  const before = (await readOrder(talent, order.id))?.state;
  const matched = [await match(stray), await match(stray)];

  expect(answers).toEqual([
    expect.stringContaining('does not know this payment'),
    expect.stringContaining('has not collected this payment'),
    expect.stringContaining('not that of the order'),
    ...Array(2).fill('This payment belongs to another order.'),
  ]);
  expect([before, (await readOrder(talent, order.id))?.state]).toEqual(['open', 'paid']);
  expect(matched).toEqual(['Payment matched to this order.', 'order_not_matchable']);
  expect((await callApi('GET /api/user/plan/current', {}, talent)).body.data?.plan_name).toBe('Basic');
  const sent = {
    params: { id: unneeded.id },
    body: { gateway_payment_id: await strayPayment(services, unneeded) },
  };
  const returned = await callApi('POST /api/admin/orders/:id/match', sent, finance);
  expect(returned.body.message).toContain('goes back to the buyer');
});

test('matches one payment to one order when two of staff match at once', async ({
  callApi,
  db,
  given,
  placeOrder,
  services,
}) => {
  const staff = [await given.staff('finance'), await given.staff('finance')];
  const [one, other] = [
    await placeOrder(await given.talent(), 'Basic'),
    await placeOrder(await given.talent(), 'Basic'),
  ];
  const [first, second] = [await strayPayment(services, one), await strayPayment(services, one)];
  const matchAtOnce = async (pairs: [string, string][]) => {
    const answers = await Promise.all(
      pairs.map(([id, gateway_payment_id], index) =>
        callApi(
          'POST /api/admin/orders/:id/match',
          { params: { id }, body: { gateway_payment_id } },
          staff[index],
        ),
      ),
    );
    return answers.map(({ body }) => body.fields?.gateway_payment_id ?? body.code ?? 'matched').sort();
  };

  const ofOnePayment = await matchAtOnce([
    [one.id, first],
    [other.id, first],
  ]);
  const unpaid = db.selectFrom('plan_order').select('id').where('id', 'in', [one.id, other.id]);
  const left = await unpaid.where('status', '<>', 'paid').executeTakeFirstOrThrow();
  const ofOneOrder = await matchAtOnce([
    [left.id, second],
    [left.id, second],
  ]);

  const log = await callApi(
    'GET /api/admin/audit-log',
    { query: { action: 'matched_payment' } },
    await given.staff('owner'),
  );
  const logged = log.body.entries.map(({ subject_id }) => subject_id);
  expect(ofOnePayment).toEqual(['This payment belongs to another order.', 'matched']);
  expect(ofOneOrder).toEqual(['matched', 'order_not_matchable']);
  expect(logged).toEqual(expect.arrayContaining([one.id, other.id]));
  expect(new Set(logged).size).toBe(logged.length);
});
