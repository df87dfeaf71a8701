import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as page from '#features/billing/payments/BuyPlanPage.tsx';
import { storeTalent } from '#session/store.ts';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { samplePlan, samplePlanPrice, upgrade } from '#testing/sample-plans.ts';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const basic = samplePlan({ id: 'basic', name: 'Basic', price: 999 });
const pro = samplePlan({ id: 'pro' });
const terms = { payments_enabled: true, test_mode: false, state: 'Goa' };
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
  await answer(received, 'GET /api/user/plan/prices', { ...terms, prices });
  const [request] = received.splice(0);
  request?.answer(200, [basic, pro]);
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
