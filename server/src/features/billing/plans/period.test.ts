import { expect, test } from 'vitest';
import { periodFrom } from '#features/billing/plans/plan-pricing.ts';

test.for([
  ['2026-03-01T00:00:00+05:30', '2027-03-01T00:00:00+05:30'],
  ['2026-03-01T00:00:01+05:30', '2027-03-02T00:00:00+05:30'],
  ['2026-03-01T23:59:59+05:30', '2027-03-02T00:00:00+05:30'],
] as const)('a plan of 365 days from %s ends at the midnight in India of %s', ([start, end]) => {
  const starts_at = new Date(start).toISOString();

  expect(periodFrom(new Date(start), 365)).toEqual({ starts_at, ends_at: new Date(end).toISOString() });
});
