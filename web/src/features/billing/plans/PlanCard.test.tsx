import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PlanPrice } from '#features/billing/plans/plan-prices.ts';
import { PlanCard, planFeatures } from '#features/billing/plans/TalentPlansPage.tsx';
import { samplePlan, samplePlanPrice, upgrade } from '#testing/sample-plans.ts';

const plan = samplePlan();

function show(price: Partial<PlanPrice> = {}, canBuy = true) {
  render(
    <PlanCard
      plan={plan}
      price={samplePlanPrice(price)}
      current="Basic"
      canBuy={canBuy}
      highlighted={false}
    />,
    {
      wrapper: MemoryRouter,
    },
  );
}

const features = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows the name, price, years and first 7 features of a plan', () => {
  show();

  const card = screen.getByRole('article');
  expect(card.textContent).toMatch(/^Pro₹2,9991 YearGST included/);
  expect(features(card)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Feature ${number}`));
});

test("opens all features in a dialog with 'View More…' and closes it again", () => {
  show();

  fireEvent.click(screen.getByRole('button', { name: /^View More…/ }));
  expect(features(screen.getByRole('dialog', { name: 'Everything in Pro' }))).toHaveLength(10);

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("opens the purchase of the plan with 'Buy Now'", () => {
  show();

  expect(screen.getByRole('link', { name: /^Buy Now.*Pro$/ }).getAttribute('href')).toBe(
    `/user/plans/${plan.id}`,
  );
});

test('shows the price of an upgrade and the credit for the unused days', () => {
  show(upgrade);

  expect(screen.getByText('₹2,178 for you now')).toBeDefined();
  expect(screen.getByText(/300 unused days of Basic take ₹821.10 off the price/)).toBeDefined();
});

test('shows why a plan cannot be bought instead of the button', () => {
  show({ is_current: true, kind: null, reason: 'This is your plan.' });

  expect(screen.getByText('Your plan')).toBeDefined();
  expect(screen.getByText('This is your plan.')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Buy Now/ })).toBeNull();
});

test('shows the start of a plan that follows the current one', () => {
  show({ kind: 'renewal', starts_at: '2027-11-20T18:30:00.000Z' });

  expect(screen.getByText('Starts on 21 Nov 2027, when Basic ends.')).toBeDefined();
});

test('shows no button where nothing is for sale', () => {
  show({}, false);

  expect(screen.queryByRole('link', { name: /Buy Now/ })).toBeNull();
});

test('reads each list item of a description as one feature, without markup', () => {
  const description = '<ul><li>10 photos</li></ul><li>Audio &amp; <strong>video</strong></li> and more';

  const features = planFeatures({ description, in_english: ['features.1'] });

  expect(features).toEqual([
    { text: '10 photos', lang: undefined },
    { text: 'Audio & video', lang: 'en' },
  ]);
});
