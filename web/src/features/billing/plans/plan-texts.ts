import { rupees } from '@kirdaar/contract/rules/payments';
import * as words from '#words/billing/plans.ts';

const PAISE_PER_RUPEE = 100;
const DAYS_PER_YEAR = 365;

/** Returns a price in whole rupees with Indian grouping: '₹2,999', '₹1,25,000'. */
export function rupeesText(amount: number): string {
  return rupees(amount * PAISE_PER_RUPEE);
}

/** Returns the duration of a plan in years: '1 Year'. */
export function durationText(days: number): string {
  const years = Math.round(days / DAYS_PER_YEAR);
  return words.years(years);
}
