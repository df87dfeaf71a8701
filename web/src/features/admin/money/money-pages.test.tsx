import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as gst from '#features/admin/money/GstPage.tsx';
import * as order from '#features/admin/money/OrderPage.tsx';
import * as orders from '#features/admin/money/OrdersPage.tsx';
import * as prices from '#features/admin/money/PlanPricesPage.tsx';
import { clearStaffToken, storeStaffToken } from '#features/admin/staff-token.ts';
import { press, toasts } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

afterEach(clearStaffToken);

const as = (role: string) => ({ context: { role } });
const rows = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('p')].map((part) => part.textContent));
const at = '2026-03-01T10:00:00Z';
const shownAt = '1 Mar 2026, 3:30 pm IST';

const bought = {
  ...{ id: 'o', created_at: at, buyer_name: 'Asha', plan_name: 'Pro', number: 'INV-1', state: 'paid' },
  ...{ amount_paise: 299_900, refunded_paise: 0 },
};

test('lists orders with their state and what was refunded', async () => {
  const found = [
    bought,
    { ...bought, id: 'p', refunded_paise: 100_000 },
    { ...bought, id: 'r', number: null, state: 'returned', refunded_paise: 299_900 },
    { ...bought, id: 's', number: null, state: 'returned' },
    { ...bought, id: 't', number: null, state: 'confirming' },
  ];
  await openPage(
    orders,
    { orders: found, more: true, query: { text: 'Asha', state: 'paid' } },
    as('support'),
  );

  expect(rows()).toEqual([
    [`${shownAt} · INV-1`, '₹2,999', 'Paid'],
    [`${shownAt} · INV-1`, '₹2,999', 'Paid, ₹1,000 refunded'],
    [shownAt, '₹2,999', 'Refunded'],
    [shownAt, '₹2,999', 'Refund in progress'],
    [shownAt, '₹2,999', 'Reserved by the bank, not collected'],
  ]);
  expect(screen.getAllByRole('link', { name: 'Asha, Pro' })[0]?.getAttribute('href')).toBe(
    '/admin/money/orders/o',
  );
  expect(screen.getByRole('link', { name: 'Earlier orders' }).getAttribute('href')).toBe(
    '/admin/money?text=Asha&state=paid&before=2026-03-01T10%3A00%3A00Z',
  );
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Asha');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'paid');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('says that no order matches, and leads finance to GST and prices', async () => {
  await openPage(orders, { orders: [], more: false, query: {} }, as('finance'));

  expect(screen.getByText('No orders.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Earlier orders' })).toBeNull();
  expect(
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Orders', 'GST', 'Prices']]);
  const request = new Request('https://kirdaar.example/admin/orders?text=Asha');
  const loaded = orders.clientLoader({ request } as never);
  await reply('GET /api/admin/orders?text=Asha', { orders: [], more: false });
  expect(await loaded).toMatchObject({ orders: [], query: { text: 'Asha' } });
});

const taxes = {
  taxable_paise: 254_153,
  cgst_paise: 22_874,
  sgst_paise: 22_873,
  igst_paise: 0,
  total_paise: 299_900,
};

test('shows the taxes of a month by state, and downloads them', async () => {
  storeStaffToken('secret');
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push(url, new Headers(headers).get('authorization'));
    return Response.json({ message: 'Too many.' }, { status: 429 });
  });
  const series = [
    { series: 'invoice', count: 2, first: 'INV-1', last: 'INV-2' },
    { series: 'credit_note', count: 1, first: 'CN-1', last: 'CN-1' },
  ];
  const report = { month: '2026-03', states: [{ state: 'Goa', ...taxes }], total: taxes, series };
  await openPage(gst, report, as('finance'));

  const cells = screen
    .getAllByRole('row')
    .map(({ children }) => [...children].map((cell) => cell.textContent));
  const amounts = ['₹2,541.53', '₹228.74', '₹228.73', '₹0', '₹2,999'];
  expect(cells).toEqual([
    ['State', 'Taxable', 'CGST', 'SGST', 'IGST', 'Total'],
    ['Goa', ...amounts],
    ['All', ...amounts],
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['2 invoices: INV-1 to INV-2', '1 credit note: CN-1'],
  ]);
  await press('GSTR-1, table 7 (CSV)');
  await press('All documents (CSV)');
  expect(asked).toEqual([
    ...['/api/admin/gst/b2cs.csv?month=2026-03', 'Bearer secret'],
    ...['/api/admin/gst/documents.csv?month=2026-03', 'Bearer secret'],
  ]);
  expect(toasts()).toEqual(['Too many.', 'Too many.']);
});

test('says that a month has no invoices', async () => {
  await openPage(gst, { month: '2026-03', states: [], total: taxes, series: [] }, as('finance'));

  expect(screen.getByText('No invoices in this month.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

const plan = { id: 'pro', name: 'Pro', price: 2999, planned: [{ holds_from: '2031-04-01', price: 3499 }] };

test('plans and withdraws prices as an owner', async () => {
  await openPage(prices, [plan], as('owner'));
  expect(screen.getByText('Now', { exact: false }).textContent).toBe('Now ₹2,999');
  expect(screen.getByRole('listitem').textContent).toMatch(/^From 1 Apr 2031 ₹3,499/);

  await press('Withdraw the price of Pro from 1 Apr 2031');
  const withdrawn = await reply('POST /api/admin/plan-prices/withdraw');
  expect(withdrawn.body).toEqual({ plan_id: 'pro', holds_from: '2031-04-01' });
  fireEvent.change(screen.getByLabelText(/^New price in rupees/), { target: { value: '3999' } });
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2031-05-01' } });
  await press('Save price');
  const fields = { price: 'Too much.' };
  const saved = await reject('PUT /api/admin/plan-prices', 400, { fields });

  expect(saved.body).toEqual({ plan_id: 'pro', price: 3999, holds_from: '2031-05-01' });
  expect(screen.getByText('Too much.')).toBeDefined();
});

test('shows prices to finance without a way to change them', async () => {
  await openPage(prices, [plan], as('finance'));

  expect(screen.getByRole('listitem').textContent).toBe('From 1 Apr 2031 ₹3,499');
  expect(screen.queryByRole('button')).toBeNull();
});

const paid = {
  ...{ ...bought, gateway: 'razorpay', gateway_order_id: 'order_1', kind: 'upgrade', price_paise: 299_900 },
  ...{ credit_paise: 82_110, amount_paise: 217_790, refunded_paise: 100_000, buyer_state: 'Goa' },
  ...{ payments: [], refunds: [], documents: [] },
};

test('shows what an order cost, its refunds and its documents, and compares it with the gateway', async () => {
  const refund = {
    id: 'r',
    status: 'processed',
    reason: 'Paid twice.',
    requested_at: at,
    amount_paise: 100_000,
  };
  const paper = {
    id: 'd',
    series: 'credit_note',
    number: 'CN-1',
    issued_at: at,
    total_paise: 100_000,
    url: '/cn',
  };
  await openPage(order, { ...paid, refunds: [refund], documents: [paper] }, as('owner'));
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(Object.fromEntries(facts)).toMatchObject({
    ...{ Status: 'Paid', Type: 'Upgrade', Price: '₹2,999', 'Credit for unused days': '₹821.10' },
    ...{ 'Order amount': '₹2,177.90', Refunded: '₹1,000', 'Buyer’s state': 'Goa' },
  });
  expect(screen.getByText('No payment attempts yet.')).toBeDefined();
  expect(screen.getByText(`Paid twice. · ${shownAt}`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Credit note CN-1' }).getAttribute('href')).toBe('/cn');

  await press('Compare with the gateway');
  expect(screen.getByRole('button', { name: 'Comparing...' })).toHaveProperty('disabled', true);
  await reply('POST /api/admin/orders/o/compare', { changed: false });
  cleanup();

  await openPage(order, paid, as('owner'));
  expect(screen.queryByRole('heading', { name: 'Refunds' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
});
