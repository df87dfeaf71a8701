import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderNews } from '#features/payments/OrderNews.tsx';
import type { Order } from '#features/payments/read-order.ts';

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
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Shows each of these states in turn, the last for ever; returns how often the page was read. */
async function show(...states: Order['state'][]) {
  const read = vi.fn(() => ({ ...order, state: states.length > 1 ? states.shift() : states[0] }));
  const Site = createRoutesStub([
    {
      path: '/',
      loader: read,
      HydrateFallback: () => null,
      // The stub hands over what its own loader answers.
      Component: ({ loaderData }) => <OrderNews order={loaderData as Order} />,
    },
  ]);
  await act(async () => render(<Site />));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return read;
}

/** Second by second, so that what comes of one is shown before the next. */
async function wait(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}
const tryAgain = () => screen.queryByRole('link', { name: 'Try again' });

test('a payment that is confirmed meanwhile is shown without a reload', async () => {
  await show('open', 'open', 'paid');
  expect(screen.getByText('We are asking the bank…')).toBeDefined();

  await wait(5);

  expect(screen.getByText('Basic is paid')).toBeDefined();
  expect(tryAgain()).toBeNull();
});

test('when no word comes for long it is explained, and one can ask once more', async () => {
  const read = await show('open');

  await wait(60);
  const reads = read.mock.calls.length;
  await wait(60);
  expect(read.mock.calls.length).toBe(reads);
  expect(screen.getByText(/your plan begins by itself as soon as we hear of it/)).toBeDefined();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask once more' })));
  await wait(5);
  expect(read.mock.calls.length).toBeGreaterThan(reads);
});

test('a failed payment can be tried again', async () => {
  const read = await show('failed');
  await wait(60);

  expect(screen.getByRole('alert').textContent).toContain('Basic could not be paidWhat the server says.');
  expect(tryAgain()?.getAttribute('href')).toBe(`/user/plans/${order.plan_id}`);
  expect(read).toHaveBeenCalledTimes(1);
});

test('what was paid back is not to be tried again', async () => {
  await show('returned');

  expect(screen.getByText('Basic is paid back')).toBeDefined();
  expect(tryAgain()).toBeNull();
});
