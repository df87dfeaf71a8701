import { expect } from 'vitest';
import { sandboxSecrets } from '#features/sandbox/sandbox-secrets.ts';
import { signatureOf } from '#platform/signature.ts';
import { test } from '#testing/payments.ts';

test('S-49: an event without the signature of its very bytes is refused and changes nothing', async ({
  db,
  given,
  order,
  pay,
  eventsOf,
  post,
  currentPlan,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Basic');
  await pay(made);
  const events = await eventsOf(made);
  const [event] = events.filter(({ body }) => body.includes('"payment.captured"'));
  if (!event) throw new Error('no event');
  const oldSecret = signatureOf('a secret of yesterday', event.body);

  const statuses = [
    await post(event, ''),
    await post(event, oldSecret),
    await post(event, oldSecret.slice(1)),
    await post({ ...event, body: event.body.replace('"captured"', '"captured" ') }, oldSecret),
  ];

  expect(statuses).toEqual([401, 401, 401, 401]);
  expect(await currentPlan(talent)).toBeUndefined();
  expect(await db.selectFrom('gateway_event').select('id').where('id', '=', event.id).execute()).toEqual([]);
});

test('S-49: JSON that was parsed and written again no longer fits its signature', async ({
  services,
  given,
  order,
  pay,
  eventsOf,
  post,
}) => {
  const made = await order(await given.talent(), 'Basic');
  await pay(made);
  const [event] = await eventsOf(made);
  if (!event) throw new Error('no event');
  const signature = signatureOf(sandboxSecrets(services.secrets).webhook, event.body);

  const status = await post({ ...event, body: JSON.stringify(JSON.parse(event.body), null, 1) }, signature);

  expect(status).toBe(401);
});

test('S-49: an event told a hundred times, also under new ids, and in any order activates once', async ({
  db,
  given,
  order,
  pay,
  eventsOf,
  post,
  currentPlan,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Basic');
  await pay(made, 'failure');
  await pay(made);
  const events = await eventsOf(made);
  const told = Array.from({ length: 100 }, (_, turn) =>
    events.toReversed().map(({ id, body }) => ({ id: turn % 2 ? id : `${id}-${turn}`, body })),
  ).flat();

  const statuses = await Promise.all(told.map((event) => post(event)));

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
    .where('payment.order_id', '=', made.id)
    .execute();
  expect(captures).toEqual([{ amount_paise: 99_900 }]);
});

test('S-49: later news of a captured payment do not take it back', async ({
  db,
  given,
  order,
  pay,
  eventsOf,
  post,
  currentPlan,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Basic');
  await pay(made);
  const events = await eventsOf(made);
  for (const event of events) await post(event);
  const authorized = events.find(({ body }) => body.includes('"payment.authorized"'));
  if (!authorized) throw new Error('no event');

  await post({ id: 'evt_late', body: authorized.body });
  await post({ id: 'evt_failed', body: authorized.body.replaceAll('authorized', 'failed') });

  expect(await currentPlan(talent)).toBe('Basic');
  const { status } = await db
    .selectFrom('payment')
    .select('status')
    .where('order_id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('captured');
});

test('S-49: an order that is not ours is taken note of, and nothing else', async ({ db, post }) => {
  const entity = {
    id: 'pay_x',
    order_id: 'order_of_nobody',
    amount: 99_900,
    currency: 'INR',
    status: 'captured',
  };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });

  const status = await post({ id: 'evt_unknown', body });

  expect(status).toBe(200);
  expect(
    await db.selectFrom('payment').select('id').where('gateway_payment_id', '=', 'pay_x').execute(),
  ).toEqual([]);
});

test('the ledger, the invoices and the events can only be added to', async ({ db, given, buy, order }) => {
  const talent = await given.talent();
  await buy(talent, 'Basic');

  const attempts = [
    db.updateTable('ledger_entry').set({ amount_paise: 1 }).execute(),
    db.deleteFrom('ledger_entry').execute(),
    db.updateTable('invoice').set({ buyer_name: 'Nobody' }).execute(),
    db.deleteFrom('gateway_event').execute(),
  ];

  await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toThrow(/only added/)));
  await expect(order(talent, 'Basic')).rejects.toThrow(/This is your plan/);
});
