import type { JobFilter, JobOrder } from '@kirdaar/contract/jobs/jobs';
import { CLOSING_SOON_DAYS, MAX_LINE } from '@kirdaar/contract/rules/limits';
import { genders, jobOrders, payFloors } from '@kirdaar/contract/rules/vocabulary';
import type { Labels } from '#ui/label-of.ts';
import * as language from '#words/app/language.ts';
import * as words from '#words/jobs/jobs.ts';
import { gender_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

type FilterName = keyof JobFilter;

/** A filter of a list of casting calls. Without options it is a text field. */
export interface CallFilter {
  name: FilterName;
  label: string;
  placeholder: string;
  options?: readonly string[];
  /** Labels shown instead of the options. */
  labels?: Labels;
}

/** Filters by words, of every list. */
export const wordFilters: readonly CallFilter[] = [
  { name: 'search', label: words.search_text, placeholder: words.search_text_example },
  { name: 'city', label: common.city, placeholder: common.city_example },
];

/** Filters that the public list folds away. */
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
    labels: Object.fromEntries(
      payFloors.map((pay) => [pay, `₹${Number(pay).toLocaleString(language.locale)}`]),
    ),
  },
  {
    name: 'closing_soon',
    label: words.search_closing,
    placeholder: words.search_closing_any,
    options: ['1'],
    labels: { 1: words.search_closing_soon(CLOSING_SOON_DAYS) },
  },
];

/** Filters of the public list that always show. */
export const callFilters: readonly CallFilter[] = [
  ...wordFilters,
  {
    name: 'gender',
    label: common.gender,
    placeholder: common.any,
    options: genders,
    labels: gender_names,
  },
];

/** Reads the order of a list from a URL; undefined is the list's own. */
export function orderOf(search: URLSearchParams): JobOrder | undefined {
  return jobOrders.find((order) => order === search.get('sort'));
}

/** The value of each filter. A missing or empty value means no filter. */
export type CallChoice = Readonly<Partial<Record<FilterName, string>>>;

/** Reads the filter values from a URL. Values that a filter does not offer are ignored. */
export function choiceOf(filters: readonly CallFilter[], search: URLSearchParams): CallChoice {
  const entries = filters.map(({ name, options }) => {
    const given = (search.get(name) ?? '').trim().slice(0, MAX_LINE);
    return [name, !options || options.includes(given) ? given : ''];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Converts filter values to the query parameters of the page URL and of the API request. */
export function callParams(choice: CallChoice): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
}
