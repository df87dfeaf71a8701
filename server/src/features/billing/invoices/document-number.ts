import { dayInIndia } from '@kirdaar/contract/rules/calendar';

const prefixes = { invoice: 'KD', credit_note: 'KC' };

/** Returns the financial year in India, from April to March, such as '26-27'. */
export function financialYear(instant: Date): string {
  const [year = 0, month = 0] = dayInIndia(instant).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** Returns the number of a document, within the 16 characters that the law allows. */
export function documentNumber(series: keyof typeof prefixes, year: string, serial: number): string {
  return `${prefixes[series]}/${year}/${String(serial).padStart(6, '0')}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
