import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyForm } from '#features/payments/BuyForm.tsx';
import { sampleOffer } from '#testing/sample-plans.ts';
import { standInForServer } from '#testing/stand-in-server.ts';

const offer = sampleOffer();
let received: ReturnType<typeof standInForServer>;
let left: string[];

beforeEach(() => {
  received = standInForServer();
  left = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function leave(this: HTMLFormElement) {
    left.push(`${this.method} ${this.action} ${[...new FormData(this)].join(' ')}`);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function show(state: string | null = 'Kerala') {
  const Site = createRoutesStub([
    { path: '/', Component: () => <BuyForm offer={offer} state={state} /> },
    { path: '/user/my-subscription', Component: () => <h1>My Subscription</h1> },
  ]);
  await act(async () => render(<Site />));
}

const pay = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Pay|Opening/ })));
const answer = (status: number, body: object) => act(async () => received.at(-1)?.answer(status, body));
const made = (fields: object = {}) => ({
  order: { id: 'o1', state: 'open', amount_paise: offer.amount_paise, ...fields },
  checkout: { action: 'https://gateway.example/pay', fields: { order_id: 'order_1' } },
});
const sentIds = () => received.map(({ body }) => (body as { request_id: string }).request_id);

test('the order is made for the State that is chosen, and the browser goes to pay it', async () => {
  await show(null);
  await pay();
  expect(screen.getByText('Please choose your State.')).toBeDefined();

  fireEvent.change(screen.getByLabelText(/^State/), { target: { value: 'Goa' } });
  await pay();
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/orders',
    body: { plan_id: offer.plan_id, state: 'Goa' },
  });
  await answer(200, made());

  expect(left).toEqual(['post https://gateway.example/pay order_id,order_1']);
});

test('a second click makes no second order, also while the browser is leaving', async () => {
  await show();

  await pay();
  await pay();
  await answer(200, made());
  await pay();

  expect(received).toHaveLength(1);
  expect(left).toHaveLength(1);
});

test('whoever comes back by the back button or a reload pays the same order', async () => {
  await show();
  await pay();
  await answer(200, made());
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  await pay();
  await answer(200, made());
  cleanup();
  await show();
  await pay();

  expect(sentIds()[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(sentIds()).size).toBe(1);
});

test('another State is another order', async () => {
  await show();
  await pay();
  await answer(500, {});
  fireEvent.change(screen.getByLabelText(/^State/), { target: { value: 'Goa' } });
  await pay();

  expect(new Set(sentIds()).size).toBe(2);
});

test('an order that is paid already is not paid again', async () => {
  await show();
  await pay();
  await answer(200, made({ state: 'paid' }));

  expect(screen.getByRole('heading', { name: 'My Subscription' })).toBeDefined();
  expect(left).toEqual([]);
});

test('nobody is sent to pay another price than the one that was shown', async () => {
  await show();
  await pay();
  await answer(200, made({ amount_paise: 1 }));

  expect(screen.getByRole('alert').textContent).toBe(
    'The price has changed meanwhile. Please look at it again.',
  );
  expect(left).toEqual([]);
});

test('when the payment service is away it is said, and one can try again', async () => {
  await show();
  await pay();
  await answer(503, { message: 'The payment service does not answer.' });

  expect(screen.getByRole('alert').textContent).toBe('The payment service does not answer.');
  await pay();
  expect(received).toHaveLength(2);
});
