const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const DAYS_OF_A_YEAR = 365;

/** An amount as it is read in India: '₹2,999', '₹1,25,000'. */
export function rupeesText(amount: number): string {
  return rupees.format(amount);
}

/** How long a plan holds, in years: '1 year'. */
export function durationText(days: number): string {
  const years = Math.round(days / DAYS_OF_A_YEAR);
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}
