import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlanPrice } from '#features/billing/plans/plan-prices.ts';
import * as page from '#features/billing/plans/TalentPlansPage.tsx';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { samplePlan, samplePlanPrice, upgrade } from '#testing/sample-plans.ts';

const basic = samplePlan({ id: 'basic', name: 'Basic', price: 999 });
const pro = samplePlan({ id: 'pro' });

/** Opens the page with the plans and prices of the server. */
async function open(prices: Partial<PlanPrice>[], { payments_enabled = true, plans = [basic, pro] } = {}) {
  const loaded = page.clientLoader();
  const terms = { confirming: null, payments_enabled, state: null, test_mode: false };
  const priced = prices.map((fields) => samplePlanPrice(fields));
  await reply('GET /api/user/plan/prices', { ...terms, prices: priced });
  await reply('GET /api/plans', plans);
  await openPage(page, await loaded);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeDefined());
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('sells each plan that has a price, and marks the current one', async () => {
  await open([
    { plan_id: 'basic', plan_name: 'Basic', is_current: true, kind: 'renewal' },
    { plan_id: 'pro', ...upgrade },
  ]);

  expect(names()).toEqual(['Basic', 'Pro']);
  expect(screen.getAllByText('Your plan')).toHaveLength(1);
  expect(screen.getByText('Starts on 21 Nov 2026, when Basic ends.')).toBeDefined();
  expect(screen.getByText(/300 unused days of Basic take ₹821.10 off the price/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(2);
});

test('leaves out a plan without a price', async () => {
  await open([{ plan_id: 'pro' }]);

  expect(names()).toEqual(['Pro']);
  expect(screen.queryByText('Your plan')).toBeNull();
});

test('says that no days are left to deduct from an upgrade', async () => {
  await open([
    { plan_id: 'basic', plan_name: 'Basic', is_current: true, kind: null, reason: 'You have this plan.' },
    { plan_id: 'pro', ...upgrade, credit_paise: 0, unused_days: 0 },
  ]);

  expect(screen.getByText('You have this plan.')).toBeDefined();
  expect(screen.getByText(/You have no unused days of Basic to deduct/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(1);
});

test('says when there are no plans, or none for sale here', async () => {
  await open([], { plans: [] });
  expect(screen.getByText('No data found')).toBeDefined();
  expect(screen.queryByText(/^You can’t buy plans here/)).toBeNull();
  cleanup();

  await open([{ plan_id: 'pro' }], { payments_enabled: false });
  expect(screen.getByText(/^You can’t buy plans here yet/)).toBeDefined();
  expect(screen.queryByText('No data found')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Buy Now/ })).toBeNull();
});
