import type { JobFilter, JobOrder } from '@kirdaar/contract/jobs/jobs';
import { CLOSING_SOON_DAYS, MAX_LINE } from '@kirdaar/contract/rules/limits';
import { genders, jobOrders, payFloors } from '@kirdaar/contract/rules/vocabulary';
import { countText } from '#ui/count-text.ts';
import type { Labels } from '#ui/label-of.ts';
import * as words from '#words/jobs/jobs.ts';
import { gender_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

type FilterName = keyof JobFilter;

/** Without options it is a text field. */
export interface CallFilter {
  name: FilterName;
  label: string;
  placeholder: string;
  options?: readonly string[];
  labels?: Labels;
}

export const wordFilters: readonly CallFilter[] = [
  { name: 'search', label: words.search_text, placeholder: words.search_text_example },
  { name: 'city', label: common.city, placeholder: common.city_example },
];

/** Folded away on the public list. */
export const moreCallFilters: readonly CallFilter[] = [
  { name: 'project_type', label: words.search_project, placeholder: words.search_project_example },
  { name: 'language', label: common.language, placeholder: common.language_example },
  {
    name: 'paid',
    label: words.search_paid,
    placeholder: words.search_paid_any,
    options: ['1'],
    labels: { 1: words.search_paid_only },
  },
  {
    name: 'pay_from',
    label: words.search_pay_from,
    placeholder: words.search_pay_any,
    options: payFloors,
    labels: Object.fromEntries(payFloors.map((pay) => [pay, `₹${countText(Number(pay))}`])),
  },
  {
    name: 'closing_soon',
    label: words.search_closing,
    placeholder: words.search_closing_any,
    options: ['1'],
    labels: { 1: words.search_closing_soon(CLOSING_SOON_DAYS) },
  },
];

/** Always shown on the public list. */
export const callFilters: readonly CallFilter[] = [
  ...wordFilters,
  { name: 'gender', label: common.gender, placeholder: common.any, options: genders, labels: gender_names },
];

/** Undefined is the list's own order. */
export function orderOf(search: URLSearchParams): JobOrder | undefined {
  return jobOrders.find((order) => order === search.get('sort'));
}

/** The value of each filter. A missing or empty value means no filter. */
export type CallChoice = Readonly<Partial<Record<FilterName, string>>>;

/** Ignores values that a filter does not offer. */
export function choiceOf(filters: readonly CallFilter[], search: URLSearchParams): CallChoice {
  const entries = filters.map(({ name, options }) => {
    const given = (search.get(name) ?? '').trim().slice(0, MAX_LINE);
    return [name, !options || options.includes(given) ? given : ''];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

export function callParams(choice: CallChoice): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
}
