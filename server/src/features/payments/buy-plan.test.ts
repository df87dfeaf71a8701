import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

test('a talent buys a plan, and coming back from the gateway finds it active', async ({
  call,
  given,
  order,
  pay,
  comeBack,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Basic');

  const back = await comeBack(await pay(made));

  expect(back).toEqual({ status: 303, location: `/user/my-subscription?order=${made.id}` });
  const told = await call('GET /api/user/orders/:id', { params: { id: made.id } }, talent);
  expect(told.body.order).toMatchObject({ state: 'paid', kind: 'purchase', amount_paise: 99_900 });
  const current = await call('GET /api/user/plan/current', {}, talent);
  expect(current.body).toMatchObject({
    success: true,
    data: {
      plan_name: 'Basic',
      plan_price: 999,
      payment_method: 'UPI',
      plan_auto_renew: false,
      plan_status: 'Active',
      cancelling: 'refund',
    },
    next: null,
  });
  expect(current.body.usage[0]).toEqual({ name: 'applications', used: 0, most: 50 });
});

test('the event alone grants the plan too, when the buyer never comes back', async ({
  given,
  order,
  pay,
  deliver,
  currentPlan,
}) => {
  const talent = await given.talent();

  await pay(await order(talent, 'Pro'), 'success', 'once');
  await deliver();

  expect(await currentPlan(talent)).toBe('Pro');
});

test('whoever never had a plan is told so, with what is free', async ({ call, given }) => {
  const response = await call('GET /api/user/plan/current', {}, await given.talent());

  expect(response.body).toMatchObject({ success: true, message: 'No active plan found.', data: null });
  expect(response.body.usage).toContainEqual({ name: 'photos', used: 0, most: 3 });
});

test('a plan lasts to the end of its last day in India and is then shown as expired', async ({
  call,
  clock,
  given,
  buy,
}) => {
  clock.now = new Date('2026-03-01T10:00:00+05:30');
  const { id } = await given.talent();
  await buy({ token: await given.session(id) }, 'Basic');

  clock.now = new Date('2027-03-01T23:59:00+05:30');
  const last = await call('GET /api/user/plan/current', {}, { token: await given.session(id) });
  clock.now = new Date('2027-03-02T00:00:00+05:30');
  const after = await call('GET /api/user/plan/current', {}, { token: await given.session(id) });

  expect(last.body.data).toMatchObject({ plan_status: 'Active', plan_expiry: '2027-03-01T18:29:59.999Z' });
  expect(after.body).toMatchObject({
    message: 'No active plan found.',
    data: { plan_name: 'Basic', plan_status: 'Expired' },
  });
});

test('a failed payment grants nothing and is told as such, and the same order can be paid after it', async ({
  call,
  given,
  order,
  pay,
  comeBack,
  currentPlan,
}) => {
  const talent = await given.talent();
  const made = await order(talent, 'Basic');

  const back = await comeBack(await pay(made, 'failure'));

  expect(back.location).toBe(`/user/my-subscription?order=${made.id}`);
  const told = await call('GET /api/user/orders/:id', { params: { id: made.id } }, talent);
  expect(told.body.order.state).toBe('failed');
  expect(await currentPlan(talent)).toBeUndefined();
  await comeBack(await pay(made));
  expect(await currentPlan(talent)).toBe('Basic');
});

test('an upgrade costs less by the unused days of the plan it replaces', async ({
  call,
  clock,
  given,
  buy,
  order,
  pay,
  comeBack,
}) => {
  clock.now = new Date('2026-03-01T10:00:00+05:30');
  const { id } = await given.talent();
  await buy({ token: await given.session(id) }, 'Basic');
  clock.now = new Date('2026-08-13T10:00:00+05:30');
  const talent = { token: await given.session(id) };

  const { body } = await call('GET /api/user/plan/offers', {}, talent);
  const made = await order(talent, 'Pro');
  await comeBack(await pay(made));

  expect(body.offers).toMatchObject([
    {
      plan_name: 'Basic',
      is_current: true,
      kind: null,
      reason: expect.stringContaining('This is your plan.'),
    },
    { plan_name: 'Pro', kind: 'upgrade', unused_days: 200, credit_paise: 54_740, amount_paise: 245_200 },
  ]);
  expect(made.amount_paise).toBe(245_200);
  const current = await call('GET /api/user/plan/current', {}, talent);
  expect(current.body.data).toMatchObject({ plan_name: 'Pro', plan_expiry: '2027-08-13T18:29:59.999Z' });
});

test('in its last month a plan is renewed from its end, once', async ({ call, clock, given, buy, order }) => {
  clock.now = new Date('2026-03-01T10:00:00+05:30');
  const { id } = await given.talent();
  await buy({ token: await given.session(id) }, 'Basic');
  clock.now = new Date('2027-02-10T10:00:00+05:30');
  const talent = { token: await given.session(id) };

  await buy(talent, 'Basic');
  const again = order(talent, 'Basic');

  await expect(again).rejects.toThrow('The time after your plan is paid already.');
  const { body } = await call('GET /api/user/plan/current', {}, talent);
  expect(body.data).toMatchObject({ plan_name: 'Basic', plan_expiry: '2027-03-01T18:29:59.999Z' });
  expect(body.next).toEqual({ plan_name: 'Basic', starts_at: '2027-03-01T18:30:00.000Z' });
});

test('two orders that are both paid give one plan, and the second payment goes back', async ({
  call,
  given,
  order,
  pay,
  comeBack,
  currentPlan,
  deliver,
  db,
}) => {
  const talent = await given.talent();
  const [first, second] = [await order(talent, 'Basic'), await order(talent, 'Pro')];

  await comeBack(await pay(first));
  await comeBack(await pay(second));
  await deliver();

  expect(await currentPlan(talent)).toBe('Basic');
  const told = await call('GET /api/user/orders/:id', { params: { id: second.id } }, talent);
  expect(told.body.order.state).toBe('returned');
  const refunds = await db.selectFrom('sandbox_refund').select('amount').execute();
  expect(refunds).toEqual([{ amount: 299_900 }]);
});

test('the same form sent again makes no second order, and another form under its name none', async ({
  call,
  given,
  planId,
}) => {
  const talent = await given.talent();
  const request_id = crypto.randomUUID();
  const body = { plan_id: await planId('Basic'), state: 'Kerala' as const, request_id };

  const first = await call('POST /api/user/orders', { body }, talent);
  const again = await call('POST /api/user/orders', { body }, talent);
  const other = await call('POST /api/user/orders', { body: { ...body, state: 'Goa' } }, talent);

  expect(again.body).toEqual(first.body);
  expect(other.status).toBe(422);
});

test('where payments are not set up, buying says so', async ({ services, given, planId }) => {
  const { callOn } = await import('#testing/test.ts');
  const { buildApp } = await import('#app.ts');
  const app = await buildApp({ ...services, gateway: undefined });
  const body = { plan_id: await planId('Basic'), state: 'Kerala' as const };

  const response = await callOn(app)('POST /api/user/orders', { body }, await given.talent());
  await app.close();

  expect(response).toMatchObject({ status: 503 });
});
