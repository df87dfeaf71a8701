import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AutoRenew } from '#features/plans/AutoRenew.tsx';
import { CancelPlan } from '#features/plans/CancelPlan.tsx';
import { CurrentPlan, type Subscription } from '#features/plans/CurrentPlan.tsx';
import { NoPlan } from '#features/plans/NoPlan.tsx';
import { PlanUsage } from '#features/plans/PlanUsage.tsx';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  cancelling: 'refund',
};

async function show(children: ReactNode) {
  const Site = createRoutesStub([{ path: '/', Component: () => children }]);
  await act(async () => render(<Site />));
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const facts = () =>
  screen.getAllByRole('definition').map(({ textContent, previousSibling }) => {
    return `${previousSibling?.textContent}: ${textContent}`;
  });

test('the plan is shown with its price, its dates and how it was paid', async () => {
  await show(<CurrentPlan plan={plan} />);

  expect(screen.getByRole('article').textContent).toMatch(/^BasicActive₹999/);
  expect(facts()).toEqual([
    'Purchase date: 21 Nov 2026',
    'Runs to the end of: 21 Nov 2027',
    'Payment method: UPI',
  ]);
});

test('a plan that is over is shown as Expired', async () => {
  await show(<CurrentPlan plan={{ ...plan, plan_status: 'Expired' }} />);

  expect(screen.getByText('Expired')).toBeDefined();
  expect(facts()).toContain('Ended on: 21 Nov 2027');
});

test('without a plan there is a way to the plans', async () => {
  await show(<NoPlan />);

  expect(screen.getByText('No active plan found.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/user/plans');
});

test('each limit says how much of it is used', async () => {
  await show(
    <PlanUsage
      plan="Pro"
      countedFrom="2026-11-21T04:30:00.000Z"
      usage={[
        { name: 'applications', used: 61, most: null },
        { name: 'photos', used: 12, most: 30 },
        { name: 'work_links', used: 10, most: 10 },
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

test('auto-renew is off until it is chosen, and says what either means', async () => {
  await show(<AutoRenew plan={plan} />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Auto-renew' });
  expect(control.checked).toBe(false);
  expect(screen.getByText(/^Off: Basic ends by itself with 21 Nov 2027/)).toBeDefined();

  await act(async () => fireEvent.click(control));

  expect(received[0]).toMatchObject({ to: 'PUT /api/user/plan/renewal', body: { auto_renew: true } });
  expect(
    screen.getByText(/^On: 7 days and 1 day before .* Without your yes, nothing is taken/),
  ).toBeDefined();
});

test('a choice that could not be kept is taken back', async () => {
  await show(<AutoRenew plan={plan} />);
  await act(async () => fireEvent.click(screen.getByRole('switch')));
  await act(async () => received[0]?.answer(500, {}));

  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});

test('cancelling takes two clicks, as buying does, and says what it means before', async () => {
  await show(<CancelPlan plan={plan} />);
  expect(screen.getByText(/it ends at once and all that you paid is paid back/)).toBeDefined();

  await press('Cancel the plan');
  await press('Yes, end it and pay me back');

  expect(received[0]?.to).toBe('POST /api/user/plan/cancel');
});

test('a plan that was cancelled says so and offers nothing more to cancel', async () => {
  await show(<CancelPlan plan={{ ...plan, cancelling: null, cancelled_at: '2027-01-05T10:00:00.000Z' }} />);

  expect(
    screen.getByText(/^You have cancelled Basic. It stays yours to the end of 21 Nov 2027/),
  ).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
