import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('cancelled within a week and unused, all is paid back with a credit note and the plan is over', async ({
  call,
  given,
  buy,
  deliver,
  currentPlan,
}) => {
  const talent = await given.talent();
  await buy(talent, 'Basic');
  await deliver();

  const response = await call('POST /api/user/plan/cancel', {}, talent);
  const messages = await deliver();

  expect(response).toMatchObject({ status: 200, body: { refunded: true } });
  expect(await currentPlan(talent)).toBeUndefined();
  const { body } = await call('GET /api/user/invoices', {}, talent);
  expect(body.data).toMatchObject([
    { series: 'credit_note', total_paise: 99_900, number: expect.stringMatching(/^KC\/\d\d-\d\d\/\d{6}$/) },
    { series: 'invoice', total_paise: 99_900, number: expect.stringMatching(/^KD\/\d\d-\d\d\/\d{6}$/) },
  ]);
  expect(messages).toMatchObject([{ subject: expect.stringContaining('credit note') }]);
});

test('the order of a plan that was cancelled with money back says so from then on', async ({
  call,
  given,
  buy,
  deliver,
}) => {
  const talent = await given.talent();
  const { id } = await buy(talent, 'Basic');
  const read = async () => (await call('GET /api/user/orders/:id', { params: { id } }, talent)).body.order;

  await call('POST /api/user/plan/cancel', {}, talent);
  const atOnce = await read();
  await deliver();

  expect(atOnce).toMatchObject({
    state: 'returned',
    message: 'What you paid is paid back in full. It reaches you within five to seven working days.',
  });
  expect(await read()).toEqual(atOnce);
});

test('an upgrade that is paid back leaves the plan it replaced', async ({
  call,
  given,
  buy,
  currentPlan,
}) => {
  const talent = await given.talent();
  await buy(talent, 'Basic');
  await buy(talent, 'Pro');

  const { body } = await call('POST /api/user/plan/cancel', {}, talent);

  expect(body.refunded).toBe(true);
  expect(await currentPlan(talent)).toBe('Basic');
});

test('once used or a week old, a cancelled plan runs to its end and goes no further', async ({
  call,
  clock,
  given,
  buy,
}) => {
  const used = await given.talent();
  await buy(used, 'Basic');
  await given.application({ talent_id: used.id });
  const old = await given.talent();
  await buy(old, 'Basic');
  await call('PUT /api/user/plan/renewal', { body: { auto_renew: true } }, old);
  clock.now = new Date(clock.now.getTime() + 7 * DAY_MS);
  const later = { token: await given.session(old.id) };

  const first = await call('POST /api/user/plan/cancel', {}, { token: await given.session(used.id) });
  const second = await call('POST /api/user/plan/cancel', {}, later);

  expect([first.body.refunded, second.body.refunded]).toEqual([false, false]);
  const { body } = await call('GET /api/user/plan/current', {}, later);
  expect(body.data).toMatchObject({
    plan_status: 'Active',
    plan_auto_renew: false,
    cancelled_at: clock.now.toISOString(),
    cancelling: null,
  });
});

test('there is nothing to cancel or renew without a plan, nor to pay back of one that was given', async ({
  call,
  given,
}) => {
  const [without, gifted] = [await given.talent(), await given.talent()];
  await given.plan(gifted.id, { plan: 'Basic' });

  const nothing = await call('POST /api/user/plan/cancel', {}, without);
  const renewal = await call('PUT /api/user/plan/renewal', { body: { auto_renew: true } }, without);
  const stopped = await call('POST /api/user/plan/cancel', {}, gifted);

  expect(nothing).toMatchObject({ status: 200, body: { message: 'No active plan found.', refunded: false } });
  expect(renewal.status).toBe(409);
  expect(stopped).toMatchObject({ status: 200, body: { refunded: false } });
});

test('renewal is off until it is chosen, and choosing it takes back a cancellation', async ({
  call,
  given,
  buy,
}) => {
  const talent = await given.talent();
  await buy(talent, 'Basic');
  await given.application({ talent_id: talent.id });
  const before = await call('GET /api/user/plan/current', {}, talent);
  await call('POST /api/user/plan/cancel', {}, talent);

  const chosen = await call('PUT /api/user/plan/renewal', { body: { auto_renew: true } }, talent);

  expect(before.body.data?.plan_auto_renew).toBe(false);
  expect(chosen.body.plan_auto_renew).toBe(true);
  const after = await call('GET /api/user/plan/current', {}, talent);
  expect(after.body.data).toMatchObject({ plan_auto_renew: true, cancelled_at: null });
});
