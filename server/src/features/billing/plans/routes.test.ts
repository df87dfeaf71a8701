import { expect } from 'vitest';
import { test } from '#testing/payments.ts';

test('lists the plans for everyone, cheapest first', async ({ callApi }) => {
  const response = await callApi('GET /api/plans', {});

  expect(response).toMatchObject({
    status: 200,
    body: [
      { name: 'Basic', price: 999, duration_in_days: 365 },
      { name: 'Pro', price: 2999, duration_in_days: 365 },
    ],
  });
  expect(response.body[0]?.description).toMatch(/^<li>Apply to 50 casting calls a year<\/li>/);
});

test('marks the plan that a talent has among the prices, and none without a plan', async ({
  callApi,
  given,
  buy,
}) => {
  const [without, buyer] = [await given.talent(), await given.talent()];
  await buy(buyer, 'Basic');

  const of = async (talent: { token: string }) => {
    const { body } = await callApi('GET /api/user/plan/prices', {}, talent);
    return body.prices.map(({ plan_name, is_current }) => [plan_name, is_current]);
  };

  expect(await of(buyer)).toEqual([
    ['Basic', true],
    ['Pro', false],
  ]);
  expect(await of(without)).toEqual([
    ['Basic', false],
    ['Pro', false],
  ]);
});
