import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { BuyForm } from '#features/billing/payments/BuyPlanPage.tsx';
import { orderWrites } from '#features/billing/payments/order-writes.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleOrder, samplePlanPrice } from '#testing/sample-plans.ts';

const price = samplePlanPrice();
let left: string[];

beforeEach(() => {
  left = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function leave(this: HTMLFormElement) {
    left.push(`${this.method} ${this.action} ${[...new FormData(this)].join(' ')}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function show(state: string | null = 'Kerala') {
  await openSite([
    {
      path: '/',
      Component: () => <BuyForm price={price} state={state} />,
      action: pageAction(orderWrites),
    },
    { path: '/user/my-subscription', Component: () => <h1>My Subscription</h1> },
  ]);
}

const pay = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Pay|Opening/ })));
const made = (fields: Parameters<typeof sampleOrder>[0] = {}) => ({
  order: sampleOrder({ amount_paise: price.amount_paise, ...fields }),
  checkout: { action: 'https://gateway.example/pay', fields: { order_id: 'order_1' } },
});
const sentIds = () => received.map(({ body }) => (body as { request_id: string }).request_id);

test('creates the order for the chosen State and sends the browser to pay it', async () => {
  await show(null);
  await pay();
  expect(screen.getByText('Please choose your state.')).toBeDefined();

  fireEvent.change(screen.getByLabelText(/^State/), { target: { value: 'Goa' } });
  await pay();
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/orders',
    body: { plan_id: price.plan_id, state: 'Goa' },
  });
  await reply('POST /api/user/orders', made());

  expect(left).toEqual(['post https://gateway.example/pay order_id,order_1']);
});

test('makes no second order on a second click, even while the browser is leaving', async () => {
  await show();

  await pay();
  await pay();
  await reply('POST /api/user/orders', made());
  await pay();

  expect(received).toHaveLength(1);
  expect(left).toHaveLength(1);
});

test('pays the same order after the back button or a reload', async () => {
  await show();
  await pay();
  await reply('POST /api/user/orders', made());
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  await pay();
  await reply('POST /api/user/orders', made());
  cleanup();
  await show();
  await pay();

  expect(sentIds()[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(sentIds()).size).toBe(1);
});

test('creates another order for another State', async () => {
  await show();
  await pay();
  await reject('POST /api/user/orders', 500, { message: '' });
  fireEvent.change(screen.getByLabelText(/^State/), { target: { value: 'Goa' } });
  await pay();

  expect(new Set(sentIds()).size).toBe(2);
});

test('does not pay an order that is already paid', async () => {
  await show();
  await pay();
  await reply('POST /api/user/orders', made({ state: 'paid' }));

  expect(screen.getByRole('heading', { name: 'My Subscription' })).toBeDefined();
  expect(left).toEqual([]);
});

test('does not send the talent to pay a price other than the one shown', async () => {
  await show();
  await pay();
  await reply('POST /api/user/orders', made({ amount_paise: 1 }));

  expect(screen.getByRole('alert').textContent).toBe('The price has changed. Check it and try again.');
  expect(left).toEqual([]);
  await pay();
  expect(new Set(sentIds()).size).toBe(2);
});

test('shows why an order is rejected and keeps the chosen State for the next attempt', async () => {
  await show();
  fireEvent.change(screen.getByLabelText(/^State/), { target: { value: 'Goa' } });
  await pay();
  await reject('POST /api/user/orders', 409, { message: 'You already have this plan.' });

  expect(screen.getByRole('alert').textContent).toBe('You already have this plan.');
  expect(screen.getByLabelText<HTMLSelectElement>(/^State/).value).toBe('Goa');
  expect(left).toEqual([]);
  await pay();
  await reply('POST /api/user/orders', made());
  expect(received[1]?.body).toEqual(received[0]?.body);
  expect(left).toHaveLength(1);
});

test('starts another payment only after confirmation while one is being confirmed', async () => {
  await show();
  await pay();
  const message = 'A payment is still being confirmed. Start another?';
  await reject('POST /api/user/orders', 409, { code: 'payment_unconfirmed', message });
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(left).toEqual([]);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start another payment' })));
  await reply('POST /api/user/orders', made());

  expect(received.map(({ body }) => (body as { start_another: boolean }).start_another)).toEqual([
    false,
    true,
  ]);
  expect(new Set(sentIds()).size).toBe(1);
  expect(left).toHaveLength(1);
});

test('shows when the payment service is unavailable and lets the talent try again', async () => {
  await show();
  await pay();
  await reject('POST /api/user/orders', 503, { message: 'The payment service does not answer.' });

  expect(screen.getByRole('alert').textContent).toBe('The payment service does not answer.');
  await pay();
  expect(received).toHaveLength(2);
});

test('sends the GST number and the address of a company, and another order for another company', async () => {
  await show();
  fireEvent.change(screen.getByLabelText(/^GST number/), { target: { value: '32AAPFU0939F1ZV' } });
  fireEvent.change(screen.getByLabelText(/^Name and address/), { target: { value: 'Lamp Films, Kochi' } });

  await pay();
  expect(received[0]?.body).toMatchObject({ gstin: '32AAPFU0939F1ZV', company: 'Lamp Films, Kochi' });
  await reject('POST /api/user/orders', 400, { message: 'Wrong.', fields: { gstin: 'Another State.' } });
  expect(screen.getByText('Another State.')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Name and address/), { target: { value: 'Lamp Films, Thrissur' } });
  await pay();

  expect(new Set(sentIds()).size).toBe(2);
});

test('sells to a buyer outside India', async () => {
  await show(null);
  fireEvent.change(screen.getByLabelText(/^State/), { target: { value: 'Outside India' } });

  await pay();

  expect(received[0]?.body).toMatchObject({ state: 'Outside India', gstin: '', company: '' });
});
