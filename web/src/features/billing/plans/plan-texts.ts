import { rupees } from '@kirdaar/contract/rules/payments';
import * as words from '#words/billing/plans.ts';

/** Returns a price in whole rupees with Indian grouping: '₹2,999', '₹1,25,000'. */
export function rupeesText(amount: number): string {
  return rupees(amount * 100);
}

export function durationText(days: number): string {
  return words.years(Math.round(days / 365));
}
