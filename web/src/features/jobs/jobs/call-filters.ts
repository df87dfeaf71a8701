import type { JobFilter } from '@kirdaar/contract/jobs/jobs';
import { CLOSING_SOON_DAYS, MAX_LINE } from '@kirdaar/contract/rules/limits';
import { categories, genders } from '@kirdaar/contract/rules/vocabulary';

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

const typed: readonly CallFilter[] = [
  { name: 'search', label: 'Search', placeholder: 'Role, project or skill' },
  { name: 'city', label: 'City', placeholder: 'Mumbai' },
  { name: 'project_type', label: 'Project type', placeholder: 'Web Series' },
  { name: 'language', label: 'Language', placeholder: 'Hindi' },
];

/** Filters of the public list. */
export const callFilters: readonly CallFilter[] = [
  ...typed,
  { name: 'gender', label: 'Gender', placeholder: 'Any', options: genders },
];

/** Filters for a talent's list, without gender because the talent's gender is known. */
export const talentCallFilters: readonly CallFilter[] = [
  ...typed,
  {
    name: 'category',
    label: 'Category',
    placeholder: 'Any',
    options: categories.filter((category) => category !== 'All'),
  },
  {
    name: 'closing_soon',
    label: 'Closing',
    placeholder: 'Any time',
    options: ['1'],
    labels: { 1: `Within ${CLOSING_SOON_DAYS} days` },
  },
];

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

/** Converts the filters of a saved search to filter values. */
export function choiceOfFilters(filters: JobFilter): CallChoice {
  const entries = Object.entries(filters).map(([name, value]) => [name, value === true ? '1' : value]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/** Converts filter values to the query parameters of the page URL and of the API request. */
export function callParams(choice: CallChoice): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
}

/** Returns the URL of a list with filters. */
export function withFilters(url: string, choice: CallChoice): string {
  const params = callParams(choice);
  return params.size > 0 ? `${url}?${params}` : url;
}

/** Whether two selections are equal, ignoring case. */
export function isSameChoice(one: CallChoice, other: CallChoice): boolean {
  const written = (choice: CallChoice) => [...callParams(choice)].map(String).sort().join('\n').toLowerCase();
  return written(one) === written(other);
}
