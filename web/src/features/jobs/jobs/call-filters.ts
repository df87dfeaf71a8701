import type { JobFilter, JobOrder } from '@kirdaar/contract/jobs/jobs';
import { CLOSING_SOON_DAYS, MAX_LINE } from '@kirdaar/contract/rules/limits';
import { genders, jobOrders, payFloors } from '@kirdaar/contract/rules/vocabulary';

type FilterName = keyof JobFilter;

/** A filter of a list of casting calls. Without options it is a text field. */
export interface CallFilter {
  name: FilterName;
  label: string;
  placeholder: string;
  options?: readonly string[];
  /** Labels shown instead of the options. */
  labels?: Readonly<Record<string, string>>;
}

/** Filters by words, of every list. */
export const wordFilters: readonly CallFilter[] = [
  { name: 'search', label: 'Search', placeholder: 'Role, project or skill' },
  { name: 'city', label: 'City', placeholder: 'Mumbai' },
];

/** Filters that the public list folds away. */
export const moreCallFilters: readonly CallFilter[] = [
  { name: 'project_type', label: 'Project type', placeholder: 'Web Series' },
  { name: 'language', label: 'Language', placeholder: 'Hindi' },
  { name: 'paid', label: 'Pay', placeholder: 'Paid or not', options: ['1'], labels: { 1: 'Paid only' } },
  {
    name: 'pay_from',
    label: 'Pay at least',
    placeholder: 'Any amount',
    options: payFloors,
    labels: Object.fromEntries(payFloors.map((pay) => [pay, `₹${Number(pay).toLocaleString('en-IN')}`])),
  },
  {
    name: 'closing_soon',
    label: 'Closing',
    placeholder: 'Any time',
    options: ['1'],
    labels: { 1: `Within ${CLOSING_SOON_DAYS} days` },
  },
];

/** Filters of the public list that always show. */
export const callFilters: readonly CallFilter[] = [
  ...wordFilters,
  { name: 'gender', label: 'Gender', placeholder: 'Any', options: genders },
];

export const orderLabels: Record<JobOrder, string> = {
  newest: 'Newest first',
  closing: 'Closing first',
  pay: 'Highest pay first',
};

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
