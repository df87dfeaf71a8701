import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/billing/payments/BuyPlanPage.tsx';
import { storeTalent } from '#session/store.ts';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { samplePlan, samplePlanPrice, upgrade } from '#testing/sample-plans.ts';

const basic = samplePlan({ id: 'basic', name: 'Basic', price: 999 });
const pro = samplePlan({ id: 'pro' });
const terms = { confirming: null, payments_enabled: true, test_mode: false, state: 'Goa' };
const prices = [
  samplePlanPrice({ plan_id: 'pro', ...upgrade }),
  samplePlanPrice({
    plan_id: 'basic',
    plan_name: 'Basic',
    is_current: true,
    kind: null,
    reason: 'You have it.',
  }),
];

async function load(id: string) {
  const loaded = page.clientLoader({ params: { id } } as never);
  await reply('GET /api/user/plan/prices', { ...terms, prices });
  await reply('GET /api/plans', [basic, pro]);
  return loaded;
}

test('sells the chosen plan at its own price, to the talent who is logged in', async () => {
  storeTalent('a token', { id: 't', name: 'Asha Rao' } as never);
  const loaded = await load('pro');
  expect(loaded).toMatchObject({
    buyer: 'Asha Rao',
    current: 'Basic',
    selected: { plan: pro, price: prices[0] },
  });

  await openPage(page, loaded);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Pro');
  // 2,999.00 less 821.10 for unused days is rounded down to 2,178.00, the rounding in the buyer's sight.
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    '₹2,999',
    '−₹821.10',
    '+₹0.10',
    '₹2,178',
  ]);
  expect(screen.getByText('Asha Rao')).toBeDefined();
  expect(screen.getByLabelText(/^State/)).toHaveProperty('value', 'Goa');
  expect(screen.queryByText('This is a test. You won’t be charged.')).toBeNull();
});

test.each([
  ['basic', {}, 'You have it.'],
  ['gone', {}, 'Plan not found.'],
  ['pro', { payments_enabled: false }, 'You can’t buy plans here yet. Please contact us.'],
])('does not sell %s with %j and says why', async (id, fields, text) => {
  await openPage(page, { ...(await load(id)), ...fields });

  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that a test takes no money', async () => {
  await openPage(page, { ...(await load('pro')), test_mode: true });

  expect(screen.getByText('This is a test. You won’t be charged.')).toBeDefined();
});

test('says from when to when a renewal runs, without deductions', async () => {
  const loaded = await load('pro');
  const price = samplePlanPrice({ plan_id: 'pro', kind: 'renewal' });
  await openPage(page, { ...loaded, selected: { plan: pro, price } });

  expect(screen.getByText('1 Year, from 21 Nov 2026 until 21 Nov 2027')).toBeDefined();
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Pro, 1 Year',
    'To pay',
    'Includes 18% GST',
  ]);
});

test('says how the price of an upgrade is calculated', async () => {
  await openPage(page, await load('pro'));

  expect(screen.getByText(/^1 Year, from today until 21 Nov 2027/)).toBeDefined();
  expect(screen.getByText('Unused days of Basic')).toBeDefined();
  expect(
    screen.getByText(/300 unused days of Basic take ₹821.10 off the price.*Basic ends when Pro starts/),
  ).toBeDefined();
  expect(screen.getByText('Includes 18% GST').nextElementSibling?.textContent).toBe('₹332.22');
});

test('shows a price that is rounded down', async () => {
  const loaded = await load('pro');
  const price = samplePlanPrice({ plan_id: 'pro', ...upgrade, amount_paise: 217_700 });
  await openPage(page, { ...loaded, selected: { plan: pro, price } });

  expect(screen.getByText('Rounded to whole rupees').nextElementSibling?.textContent).toBe('−₹0.90');
});
