import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/billing/plans/MySubscriptionPage.tsx';
import { toasts } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { noPlan, sampleOrder } from '#testing/sample-plans.ts';

const order = sampleOrder({ plan_name: 'Basic', amount_paise: 99_900, state: 'paid' });

/** Reads the page as the browser does. */
function load(search: string) {
  const request = new Request(`https://kirdaar.example/user/my-subscription${search}`);
  return page.clientLoader({ request } as never);
}

test('shows the order of the return from the payment page, loaded before the plan', async () => {
  const loaded = load(`?order=${order.id}`);
  await reply(`GET /api/user/orders/${order.id}`, { order });
  await reply('GET /api/user/plan/current', noPlan);
  await reply('GET /api/user/invoices', { data: [] });
  await openPage(page, await loaded);

  expect(screen.getByText('You have paid for Basic')).toBeDefined();
});

test('shows a payment in confirmation once, with or without a return from the payment page', async () => {
  const confirming = { ...order, state: 'confirming', message: 'Your bank has reserved ₹999.' };
  const loaded = { ...noPlan, confirming, invoices: [] };
  await openPage(page, { ...loaded, order: undefined });
  expect(screen.getByText('Your bank has reserved ₹999.')).toBeDefined();

  await openPage(page, { ...loaded, order: confirming });
  expect(screen.getAllByText('Your bank has reserved ₹999.')).toHaveLength(2);
});

test('shows no missing order, and none of somebody else', async () => {
  const loaded = load('?order=theirs');
  await reject('GET /api/user/orders/theirs', 404, { code: 'order_not_found' });
  await reply('GET /api/user/plan/current', noPlan);
  await reply('GET /api/user/invoices', { data: [] });
  await openPage(page, await loaded);

  expect(screen.queryByText(/You have paid/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeDefined();
});

const basic = {
  ...{ plan_id: 'p1', plan_name: 'Basic', plan_price: 999, plan_purchase_date: '2026-11-21T04:30:00.000Z' },
  ...{ plan_expiry: '2027-11-21T18:29:59.999Z', payment_method: null, plan_auto_renew: true },
  ...{ plan_status: 'Active', cancelled_at: null, cancellation: 'stop' },
};
const shown = { ...noPlan, order: undefined, invoices: [] };
const regions = () =>
  screen.getAllByRole('region').map((region) => {
    const [heading] = within(region).getAllByRole('heading');
    return heading?.textContent;
  });

test('shows an active plan with its usage, renewal and end, and the one that follows', async () => {
  const usage = [{ name: 'photos', used: 4, max: 3 }];
  const next = { plan_name: 'Pro', starts_at: '2027-11-21T18:30:00.000Z' };
  await openPage(page, { ...shown, data: basic, usage, next });

  expect(regions()).toEqual(['Usage', 'Renewal', 'Cancel plan']);
  expect(screen.getByText('You have paid for Pro. It starts on 22 Nov 2027.')).toBeDefined();
  expect(screen.getByText(/^Your limits with Basic. We count applications since 21 Nov 2026/)).toBeDefined();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Photos used' }).value).toBe(100);
  expect(screen.getByText('None: we gave you this plan')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Compare or change plan' })).toBeDefined();
  expect(screen.queryByText('No active plan found.')).toBeNull();
});

test('shows an expired plan without ways to renew or cancel it', async () => {
  const usage = [{ name: 'work_links', used: 0, max: 0 }];
  await openPage(page, { ...shown, data: { ...basic, plan_status: 'Expired' }, usage });

  expect(regions()).toEqual(['Usage']);
  expect(screen.getByText('No active plan found.')).toBeDefined();
  expect(screen.getByText(/^Your limits without a plan/)).toBeDefined();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(100);
  expect(screen.queryByRole('link', { name: 'Compare or change plan' })).toBeNull();
  expect(screen.queryByText(/^You have paid/)).toBeNull();
});

test('cancels a plan after confirmation, and says when that failed', async () => {
  await openPage(page, { ...shown, data: basic });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  expect(screen.getByText('You can use Basic until 21 Nov 2027. You won’t get a refund.')).toBeDefined();

  await press('Cancel plan');
  await press('Keep plan');
  expect(pending).toHaveLength(0);
  await press('Cancel plan');
  await press('Cancel plan');
  await reject('POST /api/user/plan/cancel', 500, { message: '' });

  expect(toasts()).toEqual(['We couldn’t cancel the plan. Try again.']);
  expect(await screen.findByRole('heading', { name: 'At /user/my-subscription' })).toBeDefined();
});

test('confirms a cancelled plan and a changed renewal', async () => {
  await openPage(page, { ...shown, data: basic });
  await act(async () => fireEvent.click(screen.getByRole('switch')));
  const { body } = await reply('PUT /api/user/plan/renewal', { message: 'It ends.', plan_auto_renew: false });
  expect(body).toEqual({ auto_renew: false });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel plan' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel plan' })));
  await reply('POST /api/user/plan/cancel', { message: 'Cancelled.', refunded: false });

  expect(toasts()).toEqual(['It ends.', 'Cancelled.']);
});

test('lists invoices and credit notes with their amounts', async () => {
  const invoice = {
    ...{ id: '1', series: 'invoice', number: 'KD/26-27/1', issued_at: '2026-11-21T20:00:00Z', url: '/1' },
    ...{ description: 'Pro plan', total_paise: 299_900 },
  };
  const credit = { ...invoice, id: '2', series: 'credit_note', number: 'KC/1' };
  await openPage(page, { ...shown, invoices: [invoice, credit] });

  const list = within(screen.getByRole('region', { name: 'Invoices' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Invoice KD\/26-27\/122 Nov 2026 · Pro plan₹2,999Download PDF/),
    expect.stringMatching(/^Credit note KC\/1.*−₹2,999/),
  ]);
});
