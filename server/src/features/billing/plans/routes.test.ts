import { expect } from 'vitest';
import { test } from '#testing/test.ts';

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
