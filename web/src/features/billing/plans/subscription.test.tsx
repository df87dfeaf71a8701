import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import {
  AutoRenew,
  CancelPlan,
  CurrentPlan,
  NoPlan,
  type Subscription,
} from '#features/billing/plans/CurrentPlan.tsx';
import { PlanUsage } from '#features/billing/plans/MySubscriptionPage.tsx';
import { planWrites } from '#features/billing/plans/plan-writes.ts';
import { press } from '#testing/controls.ts';
import { received, reject } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const plan: Subscription = {
  plan_id: '0e9f6d0a-7d2f-4a3c-8a57-5d3c3f0b9e10',
  plan_name: 'Basic',
  plan_price: 999,
  plan_purchase_date: '2026-11-21T04:30:00.000Z',
  plan_expiry: '2027-11-21T18:29:59.999Z',
  payment_method: 'UPI',
  plan_auto_renew: false,
  plan_status: 'Active',
  cancelled_at: null,
  cancellation: 'refund',
};

async function show(children: ReactNode) {
  await openSite([{ path: '/', Component: () => children, action: pageAction(planWrites) }]);
}

const facts = () =>
  screen.getAllByRole('definition').map(({ textContent, previousSibling }) => {
    return `${previousSibling?.textContent}: ${textContent}`;
  });

test('shows the plan with its price, dates and payment method', async () => {
  await show(<CurrentPlan plan={plan} identityCheck="waiting" />);

  expect(screen.getByRole('article').textContent).toMatch(/^BasicActive₹999/);
  expect(facts()).toEqual([
    'Purchase date: 21 Nov 2026',
    'Valid until: 21 Nov 2027',
    'Payment method: UPI',
    'Identity check for the verified badge: Waiting',
  ]);
});

test('shows a plan that is over as Expired', async () => {
  await show(<CurrentPlan plan={{ ...plan, plan_status: 'Expired' }} identityCheck="done" />);

  expect(screen.getByText('Expired')).toBeDefined();
  expect(facts()).toContain('Ended on: 21 Nov 2027');
});

test('links to the plans when there is no plan', async () => {
  await show(<NoPlan />);

  expect(screen.getByText('No active plan found.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/user/plans');
});

test('shows how much of each limit is used', async () => {
  await show(
    <PlanUsage
      plan="Pro"
      countedFrom="2026-11-21T04:30:00.000Z"
      usage={[
        { name: 'applications', used: 61, max: null },
        { name: 'photos', used: 12, max: 30 },
        { name: 'work_links', used: 10, max: 10 },
      ]}
    />,
  );

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Applications61 used, unlimited',
    'Photos12 of 30 used',
    'Work links10 of 10 used, none left',
  ]);
  const bars = screen.getAllByRole<HTMLProgressElement>('progressbar');
  expect(bars.map(({ value }) => value)).toEqual([40, 100]);
});

test('keeps auto-renew off until it is chosen and explains both settings', async () => {
  await show(<AutoRenew plan={plan} />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Auto-renew' });
  expect(control.checked).toBe(false);
  expect(screen.getByText(/^Off: Basic ends on 21 Nov 2027/)).toBeDefined();

  await act(async () => fireEvent.click(control));

  expect(received[0]).toMatchObject({ to: 'PUT /api/user/plan/renewal', body: { auto_renew: true } });
  expect(
    screen.getByText(/^On: 7 days and 1 day before .* You won’t be charged unless you agree/),
  ).toBeDefined();
});

test('reverts a choice that could not be saved', async () => {
  await show(<AutoRenew plan={plan} />);
  await act(async () => fireEvent.click(screen.getByRole('switch')));
  await reject('PUT /api/user/plan/renewal', 500, { message: '' });

  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});

test('cancels in two clicks, as many as buying takes, and explains the effect first', async () => {
  await show(<CancelPlan plan={plan} />);
  expect(screen.getByText(/it ends immediately and you get a full refund/)).toBeDefined();

  await press('Cancel plan');
  await press('Cancel and refund');

  expect(received[0]?.to).toBe('POST /api/user/plan/cancel');
});

test('shows that a plan was cancelled and offers no further cancellation', async () => {
  await show(<CancelPlan plan={{ ...plan, cancellation: null, cancelled_at: '2027-01-05T10:00:00.000Z' }} />);

  expect(screen.getByText(/^You have cancelled Basic. You can use it until 21 Nov 2027/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
