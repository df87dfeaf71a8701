import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { OrderUpdates } from '#features/billing/payments/OrderUpdates.tsx';
import type { Order } from '#features/billing/payments/order-writes.ts';

const order: Order = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'purchase',
  plan_id: '22222222-2222-4222-8222-222222222222',
  plan_name: 'Basic',
  price_paise: 99_900,
  credit_paise: 0,
  amount_paise: 99_900,
  state: 'open',
  message: 'What the server says.',
};

beforeEach(() => vi.useFakeTimers());

/** Shows each of these states in turn, the last one permanently; returns how often the page was loaded. */
async function show(...states: Order['state'][]) {
  const read = vi.fn(() => ({ ...order, state: states.length > 1 ? states.shift() : states[0] }));
  const Site = createRoutesStub([
    {
      path: '/',
      loader: read,
      HydrateFallback: () => null,
      // The stub passes what its own loader returns.
      Component: ({ loaderData }) => <OrderUpdates order={loaderData as Order} />,
    },
  ]);
  await act(async () => render(<Site />));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return read;
}

/** Advances second by second, so that each result is rendered before the next. */
async function wait(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}
const tryAgain = () => screen.queryByRole('link', { name: 'Try again' });

test('shows a payment that is confirmed meanwhile without a reload', async () => {
  await show('open', 'open', 'paid');
  expect(screen.getByText('Checking with the bank...')).toBeDefined();

  await wait(5);

  expect(screen.getByText('You have paid for Basic')).toBeDefined();
  expect(tryAgain()).toBeNull();
});

test('explains a long wait for the confirmation and lets the talent check again', async () => {
  const read = await show('open');

  await wait(60);
  const reads = read.mock.calls.length;
  await wait(60);
  expect(read.mock.calls.length).toBe(reads);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
  await wait(5);
  expect(read.mock.calls.length).toBeGreaterThan(reads);
});

test('follows a payment that the bank has reserved, without an offer to pay again', async () => {
  await show('confirming', 'confirming', 'paid');
  expect(screen.getByText('Your payment for Basic is being confirmed')).toBeDefined();
  expect(tryAgain()).toBeNull();

  await wait(5);

  expect(screen.getByText('You have paid for Basic')).toBeDefined();
});

test.each(['released', 'expired'] as const)(
  'lets the talent pay again when an order is %s',
  async (state) => {
    await show(state);

    expect(tryAgain()).not.toBeNull();
  },
);

test('lets the talent retry a failed payment', async () => {
  const read = await show('failed');
  await wait(60);

  expect(screen.getByRole('alert').textContent).toContain(
    'Your payment for Basic failedWhat the server says.',
  );
  expect(tryAgain()?.getAttribute('href')).toBe(`/user/plans/${order.plan_id}`);
  expect(read).toHaveBeenCalledTimes(1);
});

test('offers no retry for a refunded payment', async () => {
  await show('returned');

  expect(screen.getByText('We are refunding your payment for Basic')).toBeDefined();
  expect(tryAgain()).toBeNull();
});
