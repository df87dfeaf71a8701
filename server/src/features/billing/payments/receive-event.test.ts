import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { signatureOf } from '#platform/http/signature.ts';
import { signEvent, test } from '#testing/payments.ts';

test('rejects an event whose signature does not match its exact bytes and changes nothing', async ({
  db,
  given,
  placeOrder,
  pay,
  eventOf,
  postEvent,
  currentPlan,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order);
  const event = await eventOf(order, 'payment.captured');
  const oldSecret = signatureOf('a secret of yesterday', event.body);

  const statuses = [
    await postEvent(event, ''),
    await postEvent(event, oldSecret),
    await postEvent(event, oldSecret.slice(1)),
    await postEvent({ ...event, body: event.body.replace('"captured"', '"captured" ') }, oldSecret),
  ];

  expect(statuses).toEqual([401, 401, 401, 401]);
  expect(await currentPlan(talent)).toBeUndefined();
  expect(await db.selectFrom('gateway_event').select('id').where('id', '=', event.id).execute()).toEqual([]);
});

test('rejects JSON that was parsed and serialised again, because its signature no longer matches', async ({
  services,
  given,
  placeOrder,
  pay,
  eventOf,
  postEvent,
}) => {
  const order = await placeOrder(await given.talent(), 'Basic');
  await pay(order);
  const event = await eventOf(order, 'payment.captured');
  const signature = signEvent(services, event.body);

  const status = await postEvent(
    { ...event, body: JSON.stringify(JSON.parse(event.body), null, 1) },
    signature,
  );

  expect(status).toBe(401);
});

test('activates the plan once when events arrive 100 times, under new ids and in any order', async ({
  db,
  given,
  placeOrder,
  pay,
  eventsOf,
  postEvent,
  currentPlan,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order, 'failure');
  await pay(order);
  const events = await eventsOf(order);
  const repeated = Array.from({ length: 100 }, (_, turn) =>
    events.toReversed().map(({ id, body }) => ({ id: turn % 2 ? id : `${id}-${turn}`, body })),
  ).flat();

  // The gateway sends again what a busy server put off.
  const deliver = async (event: (typeof repeated)[number]): Promise<number> => {
    const status = await postEvent(event);
    return status === 503 ? deliver(event) : status;
  };
  const statuses = await Promise.all(repeated.map(deliver));

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await currentPlan(talent)).toBe('Basic');
  const counted = await db
    .selectFrom('subscription')
    .select('id')
    .where('talent_id', '=', talent.id)
    .execute();
  expect(counted).toHaveLength(1);
  const captures = await db
    .selectFrom('ledger_entry')
    .innerJoin('payment', 'payment.id', 'ledger_entry.payment_id')
    .select('ledger_entry.amount_paise')
    .where('payment.order_id', '=', order.id)
    .execute();
  expect(captures).toEqual([{ amount_paise: 99_900 }]);
});

test('keeps a captured payment captured when an older event arrives later', async ({
  db,
  given,
  placeOrder,
  pay,
  eventsOf,
  eventOf,
  postEvent,
  currentPlan,
}) => {
  const talent = await given.talent();
  const order = await placeOrder(talent, 'Basic');
  await pay(order);
  for (const event of await eventsOf(order)) await postEvent(event);
  const authorized = await eventOf(order, 'payment.authorized');

  await postEvent({ id: 'evt_late', body: authorized.body });
  await postEvent({ id: 'evt_failed', body: authorized.body.replaceAll('authorized', 'failed') });

  expect(await currentPlan(talent)).toBe('Basic');
  const { status } = await db
    .selectFrom('payment')
    .select('status')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('captured');
  const moveBack = db.updateTable('payment').set({ status: 'failed' }).where('order_id', '=', order.id);
  await expect(moveBack.execute()).rejects.toMatchObject({ code: RULES.PAYMENT_STATUS_BACKWARD });
});

test('stores an event about an unknown order and changes nothing else', async ({ db, postEvent }) => {
  const entity = {
    id: 'pay_x',
    order_id: 'order_of_nobody',
    amount: 99_900,
    currency: 'INR',
    status: 'captured',
  };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });

  const status = await postEvent({ id: 'evt_unknown', body });

  expect(status).toBe(200);
  expect(
    await db.selectFrom('payment').select('id').where('gateway_payment_id', '=', 'pay_x').execute(),
  ).toEqual([]);
});

test('allows only inserts into the ledger, invoices and gateway events', async ({
  db,
  given,
  placeOrder,
  buy,
}) => {
  const talent = await given.talent();
  await buy(talent, 'Basic');

  const attempts = [
    db.updateTable('ledger_entry').set({ amount_paise: 1 }).execute(),
    db.deleteFrom('ledger_entry').execute(),
    db.updateTable('invoice').set({ buyer_name: 'Nobody' }).execute(),
    db.deleteFrom('gateway_event').execute(),
  ];

  await Promise.all(
    attempts.map((attempt) => expect(attempt).rejects.toMatchObject({ code: RULES.APPEND_ONLY })),
  );
  await expect(placeOrder(talent, 'Basic')).rejects.toThrow(/This is your plan/);
});

test('the database rejects prices and invoices that do not add up, and refunds above the payment', async ({
  db,
  given,
  buy,
}) => {
  const { id: order_id } = await buy(await given.talent(), 'Basic');
  const bill = db.selectFrom('invoice').selectAll().where('order_id', '=', order_id);
  const { id: _id, ...invoice } = await bill.executeTakeFirstOrThrow();
  const paid = db.selectFrom('plan_order').select('payment_id').where('id', '=', order_id);
  const payment_id = String((await paid.executeTakeFirstOrThrow()).payment_id);
  const happened_at = invoice.issued_at;
  const paidBack = { payment_id, amount_paise: 99_901, status: 'processed' as const, reason: 'Complaint' };

  const credit = (credit_paise: number) =>
    db.updateTable('plan_order').set({ credit_paise }).where('id', '=', order_id).execute();
  const another = { ...invoice, seller: JSON.stringify(invoice.seller), serial: 2_000, number: 'KD/2' };
  const issue = (change: Partial<typeof another>) =>
    db
      .insertInto('invoice')
      .values({ ...another, ...change })
      .execute();
  const overRefund = () =>
    db.transaction().execute(async (trx) => {
      const refund = await trx
        .insertInto('refund')
        .values({ ...paidBack, requested_at: happened_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = { kind: 'refund' as const, payment_id, refund_id: refund.id, happened_at };
      await trx
        .insertInto('ledger_entry')
        .values({ ...entry, amount_paise: -99_901 })
        .execute();
    });

  await expect(credit(50)).resolves.toBeDefined();
  await expect(credit(51)).rejects.toMatchObject({ constraint: 'plan_order_amount_adds_up' });
  await expect(issue({ total_paise: 99_901 })).rejects.toMatchObject({ constraint: 'invoice_total_adds_up' });
  await expect(issue({ cgst_paise: 1, sgst_paise: -1 })).rejects.toMatchObject({
    constraint: 'invoice_tax_is_within_or_between_states',
  });
  await expect(issue({})).rejects.toMatchObject({ constraint: 'invoice_one_per_order' });
  await expect(overRefund()).rejects.toMatchObject({ code: RULES.REFUND_EXCEEDS_PAYMENT });
});
