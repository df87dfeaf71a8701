import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as orders from '#features/admin/money/OrderPage.tsx';
import { press } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const at = '2026-03-01T10:00:00Z';

const payment = {
  id: 'p',
  status: 'captured',
  method: 'upi',
  gateway_payment_id: 'pay_1',
  created_at: at,
  amount_paise: 299_900,
  refundable_paise: 299_900,
};
const order = {
  id: 'o',
  buyer_name: 'Asha',
  plan_name: 'Pro',
  created_at: at,
  gateway: 'sandbox',
  gateway_order_id: 'order_1',
  state: 'paid',
  kind: 'purchase',
  price_paise: 299_900,
  credit_paise: 0,
  amount_paise: 299_900,
  refunded_paise: 0,
  buyer_state: 'Goa',
  payments: [payment],
  refunds: [],
  documents: [],
};

test.each([
  ['support', '1000', 'Your role can refund up to'],
  ['finance', '2999', 'Your role can refund up to'],
  ['owner', '2999', undefined],
])('offers as %s to refund at most what the role may', async (role, highest, limit) => {
  await openPage(orders, order, { context: { role } });
  await press('Refund');
  const submit = () => screen.getByRole('dialog').querySelector('button[type=submit]');

  expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', highest);
  expect(screen.queryByText(/Your role can refund up to/) !== null).toBe(limit !== undefined);
  expect(submit()).toHaveProperty('disabled', true);
  type(/^Reason/, 'Paid twice.');
  expect(submit()).toHaveProperty('disabled', false);
  type(/^Amount/, String(Number(highest) + 0.01));
  expect(submit()).toHaveProperty('disabled', true);
  type(/^Amount/, 'all');
  expect(submit()).toHaveProperty('disabled', true);
});

test('refunds a part once, also when the first answer is lost', async () => {
  await openPage(orders, order, { context: { role: 'owner' } });
  await press('Refund');
  type(/^Amount/, '10.5');
  type(/^Reason/, 'Paid twice.');
  await press('Refund ₹10.50');
  const lost = await reject('POST /api/admin/payments/p/refunds', 500);
  await press('Refund ₹10.50');
  const second = await reply('POST /api/admin/payments/p/refunds');

  expect(lost.body).toMatchObject({ amount_paise: 1050, reason: 'Paid twice.' });
  expect(second.body).toEqual(lost.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers no refund where nothing is left, and no comparison without an order at the gateway', async () => {
  await openPage(orders, {
    ...order,
    gateway_order_id: null,
    payments: [{ ...payment, refundable_paise: 0, method: null }],
    refunded_paise: 299_900,
  });

  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText(/^pay_1 · /)).toBeDefined();
  expect(screen.getByText('Refunded')).toBeDefined();
  expect(screen.queryByText('Credit for unused days')).toBeNull();
});

test('lets finance match a payment to an order that is not paid', async () => {
  const open = { ...order, state: 'expired', payments: [] };
  await openPage(orders, open, { context: { role: 'support' } });
  expect(screen.queryByRole('button', { name: 'Match a payment' })).toBeNull();
  cleanup();

  await openPage(orders, open, { context: { role: 'finance' } });
  await press('Match a payment');
  type(/^Payment ID/, 'pay_9');
  await act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body));
  const { body } = await reject('POST /api/admin/orders/o/match', 400, {
    fields: { gateway_payment_id: 'The gateway does not know it.' },
  });

  expect(body).toEqual({ gateway_payment_id: 'pay_9' });
  expect(screen.getByText('The gateway does not know it.')).toBeDefined();
});
