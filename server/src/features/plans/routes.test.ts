import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('anyone sees the plans, cheapest first', async ({ call, db }) => {
  await db
    .insertInto('plan')
    .values([
      { name: 'Pro', price: 2999, description: '<li>Unlimited</li>', duration_in_days: 365 },
      { name: 'Basic', price: 999, description: '<li>50 calls</li>', duration_in_days: 365 },
    ])
    .execute();

  const response = await call('GET /api/plans', {});

  expect(response).toMatchObject({
    status: 200,
    body: [
      { name: 'Basic', price: 999, description: '<li>50 calls</li>', duration_in_days: 365 },
      { name: 'Pro', price: 2999 },
    ],
  });
});
