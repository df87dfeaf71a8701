import { rupees } from '@kirdaar/contract/rules/payments';

const PAISE_OF_A_RUPEE = 100;
const DAYS_OF_A_YEAR = 365;

/** A price in whole rupees as it is read in India: '₹2,999', '₹1,25,000'. */
export function rupeesText(amount: number): string {
  return rupees(amount * PAISE_OF_A_RUPEE);
}

/** How long a plan holds, in years: '1 Year'. */
export function durationText(days: number): string {
  const years = Math.round(days / DAYS_OF_A_YEAR);
  return `${years} ${years === 1 ? 'Year' : 'Years'}`;
}
