import { companyTypeFlags, industryFlags } from '@kirdaar/contract/rules/company-flags';

const texts = [
  'company_name',
  'owner_name',
  'email',
  'phone_number',
  'alternate_contact',
  'location',
  'website_url',
  'type_of_work',
  'image',
];

/**
 * Returns the completed share of the company profile in rounded percent: nine fields, and at least one tick
 * in each of two groups.
 */
export function companyCompletion(answers: Readonly<Record<string, unknown>>): number {
  const isFilled = (name: string) => Boolean(answers[name]);
  const ticked = [companyTypeFlags, industryFlags].filter((flags) => flags.some(isFilled));
  return Math.round((100 * (texts.filter(isFilled).length + ticked.length)) / (texts.length + 2));
}
