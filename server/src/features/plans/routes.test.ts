import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('anyone sees the plans, cheapest first', async ({ call }) => {
  const response = await call('GET /api/plans', {});

  expect(response).toMatchObject({
    status: 200,
    body: [
      { name: 'Basic', price: 999, duration_in_days: 365 },
      { name: 'Pro', price: 2999, duration_in_days: 365 },
    ],
  });
  expect(response.body[0]?.description).toMatch(/^<li>Apply to 50 casting calls a year<\/li>/);
});
