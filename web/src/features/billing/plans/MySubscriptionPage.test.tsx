import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as page from '#features/billing/plans/MySubscriptionPage.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});

const order = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'purchase',
  plan_id: '22222222-2222-4222-8222-222222222222',
  plan_name: 'Basic',
  price_paise: 99_900,
  credit_paise: 0,
  amount_paise: 99_900,
  state: 'paid',
  message: 'Paid.',
};
const nothing = { data: null, next: null, usage: [], identity_check: 'none', counted_from: null };

/** Reads the page as the browser does. */
function load(search: string) {
  const request = new Request(`https://kirdaar.example/user/my-subscription${search}`);
  return page.clientLoader({ request } as never);
}

test('shows the order that the payment page led back with, read before what it changed', async () => {
  const loaded = load(`?order=${order.id}`);
  await answer(received, `GET /api/user/orders/${order.id}`, { order });
  await answer(received, 'GET /api/user/plan/current', nothing);
  await answer(received, 'GET /api/user/invoices', { data: [] });
  await openPage(page, await loaded);

  expect(screen.getByText('You have paid for Basic')).toBeDefined();
});

test('shows no order without one, and none of somebody else', async () => {
  const loaded = load('?order=theirs');
  await answer(received, 'GET /api/user/orders/theirs', { code: 'order_not_found' }, 404);
  await answer(received, 'GET /api/user/plan/current', nothing);
  await answer(received, 'GET /api/user/invoices', { data: [] });
  await openPage(page, await loaded);

  expect(screen.queryByText(/You have paid/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeDefined();
});
