import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Offer } from '#features/plans/offers.ts';
import { PlanCard } from '#features/plans/PlanCard.tsx';
import { letDialogsOpen } from '#testing/open-dialogs.ts';
import { sampleOffer, samplePlan, upgrade } from '#testing/sample-plans.ts';

beforeEach(letDialogsOpen);
afterEach(cleanup);

const plan = samplePlan();

function show(offer: Partial<Offer> = {}, forSale = true) {
  render(<PlanCard plan={plan} offer={sampleOffer(offer)} current="Basic" forSale={forSale} best={false} />, {
    wrapper: MemoryRouter,
  });
}

const features = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a card has the name, the price, the years and the first 7 features of its plan', () => {
  show();

  const card = screen.getByRole('article');
  expect(card.textContent).toMatch(/^Pro₹2,9991 YearGST included/);
  expect(features(card)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Feature ${number}`));
});

test("'View More…' opens all features in a dialog, which closes again", () => {
  show();

  fireEvent.click(screen.getByRole('button', { name: /^View More…/ }));
  expect(features(screen.getByRole('dialog', { name: 'All of Pro' }))).toHaveLength(10);

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("'Buy Now' leads to the buying of this plan", () => {
  show();

  expect(screen.getByRole('link', { name: /^Buy Now.*Pro$/ }).getAttribute('href')).toBe(
    `/user/plans/${plan.id}`,
  );
});

test('an upgrade shows its price and what the unused days take off', () => {
  show(upgrade);

  expect(screen.getByText('₹2,178 for you now')).toBeDefined();
  expect(screen.getByText(/300 unused days of Basic take ₹821.10 off the price/)).toBeDefined();
});

test('a plan that cannot be bought says why, in place of the button', () => {
  show({ is_current: true, kind: null, reason: 'This is your plan.' });

  expect(screen.getByText('Your plan')).toBeDefined();
  expect(screen.getByText('This is your plan.')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Buy Now/ })).toBeNull();
});

test('a plan for the time after the running one says when it begins', () => {
  show({ kind: 'renewal', starts_at: '2027-11-20T18:30:00.000Z' });

  expect(screen.getByText('Begins on 21 Nov 2027, when Basic ends.')).toBeDefined();
});

test('where nothing is for sale there is no button', () => {
  show({}, false);

  expect(screen.queryByRole('link', { name: /Buy Now/ })).toBeNull();
});
