import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanTable } from '#features/billing/plans/PlansPage.tsx';

const plan = { duration_in_days: 365 };

test('compares the two plans row by row', () => {
  render(
    <PlanTable basic={{ ...plan, name: 'Basic', price: 999 }} pro={{ ...plan, name: 'Pro', price: 2999 }} />,
  );

  const [head, ...rows] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(head).toMatch(/Basic₹999per year, GST includedPro₹2,999per year, GST included/);
  expect(rows).toEqual([
    expect.stringMatching(/^Casting calls a year.*50Unlimited$/),
    expect.stringMatching(/^Verified badgeAfter an identity check.*YesYes$/),
    expect.stringMatching(/^Consolidated profile.*YesYes$/),
    expect.stringMatching(/^Free videos.*YesYes$/),
    expect.stringMatching(/^Masterclass.*NoYes$/),
    expect.stringMatching(/^Featured showcase.*marked Featured · Pro plan.*NoYes$/),
    expect.stringMatching(/^Email alerts.*13$/),
    'WhatsApp alertsWeekly reminderMon, Wed and Fri',
    'Photos1030',
    'Intro videos35',
    'Audition videos510',
    'Work links310',
    'Duration1 Year1 Year',
  ]);
});
