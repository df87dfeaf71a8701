import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

test('refunds an unused plan cancelled within a week in full, issues a credit note and ends the plan', async ({
  callApi,
  given,
  deliver,
  currentPlan,
  buy,
}) => {
  const talent = await given.talent();
  await buy(talent, 'Basic');
  await deliver();

  const response = await callApi('POST /api/user/plan/cancel', {}, talent);
  const messages = await deliver();

  expect(response).toMatchObject({ status: 200, body: { refunded: true } });
  expect(await currentPlan(talent)).toBeUndefined();
  const { body } = await callApi('GET /api/user/invoices', {}, talent);
  expect(body.data).toMatchObject([
    { series: 'credit_note', total_paise: 99_900, number: expect.stringMatching(/^KC\/\d\d-\d\d\/\d{6}$/) },
    { series: 'invoice', total_paise: 99_900, number: expect.stringMatching(/^KD\/\d\d-\d\d\/\d{6}$/) },
  ]);
  expect(messages).toMatchObject([{ subject: expect.stringContaining('credit note') }]);
});

test('shows the order as returned as soon as its plan is cancelled with a refund', async ({
  callApi,
  given,
  deliver,
  readOrder,
  buy,
}) => {
  const talent = await given.talent();
  const { id } = await buy(talent, 'Basic');

  await callApi('POST /api/user/plan/cancel', {}, talent);
  const atOnce = await readOrder(talent, id);
  await deliver();

  expect(atOnce).toMatchObject({
    state: 'returned',
    message: 'You get a full refund. It reaches you within 5 to 7 working days.',
  });
  expect(await readOrder(talent, id)).toEqual(atOnce);
});

test('restores the replaced plan when an upgrade is refunded', async ({
  callApi,
  given,
  currentPlan,
  buy,
}) => {
  const talent = await given.talent();
  await buy(talent, 'Basic');
  await buy(talent, 'Pro');

  const { body } = await callApi('POST /api/user/plan/cancel', {}, talent);

  expect(body.refunded).toBe(true);
  expect(body.message).toMatch(/refunding the full amount\. Basic continues until \d{1,2} \w+ \d{4}\.$/);
  expect(await currentPlan(talent)).toBe('Basic');
});

test('lets a cancelled plan run to its end without a refund once it was used or is a week old', async ({
  clock,
  callApi,
  given,
  buy,
}) => {
  const used = await given.talent();
  await buy(used, 'Basic');
  await given.application({ talent_id: used.id });
  const old = await given.talent();
  await buy(old, 'Basic');
  await callApi('PUT /api/user/plan/renewal', { body: { auto_renew: true } }, old);
  const fresh = await given.talent();
  await buy(fresh, 'Basic');
  const week = clock.now.getTime() + 7 * DAY_MS;
  clock.now = new Date(week - 1);
  const inTime = { token: await given.session(fresh.id) };
  const third = await callApi('POST /api/user/plan/cancel', {}, inTime);
  clock.now = new Date(week);
  const later = { token: await given.session(old.id) };

  const first = await callApi('POST /api/user/plan/cancel', {}, { token: await given.session(used.id) });
  const second = await callApi('POST /api/user/plan/cancel', {}, later);

  expect([first, second, third].map(({ body }) => body.refunded)).toEqual([false, false, true]);
  const cancelled_at = clock.now.toISOString();
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  await callApi('POST /api/user/plan/cancel', {}, later);
  const { body } = await callApi('GET /api/user/plan/current', {}, later);
  expect(body.data).toMatchObject({
    plan_status: 'Active',
    plan_auto_renew: false,
    cancelled_at,
    cancellation: null,
  });
});

test('cancels and renews nothing without a plan, and refunds and credits nothing for a gift', async ({
  callApi,
  given,
}) => {
  const [without, gifted] = [await given.talent(), await given.talent()];
  await given.plan(gifted.id, { plan: 'Basic' });

  const nothing = await callApi('POST /api/user/plan/cancel', {}, without);
  const renewal = await callApi('PUT /api/user/plan/renewal', { body: { auto_renew: true } }, without);
  const stopped = await callApi('POST /api/user/plan/cancel', {}, gifted);

  expect(nothing).toMatchObject({ status: 200, body: { message: 'No active plan found.', refunded: false } });
  expect(renewal.status).toBe(409);
  expect(stopped).toMatchObject({ status: 200, body: { refunded: false } });
  const { body } = await callApi('GET /api/user/plan/prices', {}, gifted);
  expect(body.prices).toMatchObject([{}, { kind: 'upgrade', credit_paise: 0, amount_paise: 299_900 }]);
});

test('keeps renewal off by default, and turning it on reverts a cancellation', async ({
  callApi,
  given,
  buy,
}) => {
  const talent = await given.talent();
  await buy(talent, 'Basic');
  await given.application({ talent_id: talent.id });
  const before = await callApi('GET /api/user/plan/current', {}, talent);
  await callApi('POST /api/user/plan/cancel', {}, talent);

  const chosen = await callApi('PUT /api/user/plan/renewal', { body: { auto_renew: true } }, talent);

  expect(before.body.data?.plan_auto_renew).toBe(false);
  expect(chosen.body.plan_auto_renew).toBe(true);
  const after = await callApi('GET /api/user/plan/current', {}, talent);
  expect(after.body.data).toMatchObject({ plan_auto_renew: true, cancelled_at: null });
});
