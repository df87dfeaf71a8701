import type { JobFilter } from '@kirdaar/contract/jobs';
import { CLOSING_SOON_DAYS, LINE_MOST } from '@kirdaar/contract/rules/limits';
import { categories, genders } from '@kirdaar/contract/rules/vocabulary';

type FilterName = keyof JobFilter;

/** What a list of calls can be narrowed by; without options it is typed. */
export interface CallFilter {
  name: FilterName;
  label: string;
  placeholder: string;
  options?: readonly string[];
  /** What is read in place of an option. */
  labels?: Readonly<Record<string, string>>;
}

const typed: readonly CallFilter[] = [
  { name: 'search', label: 'Search', placeholder: 'Role, project or skill' },
  { name: 'city', label: 'City', placeholder: 'Mumbai' },
  { name: 'project_type', label: 'Project type', placeholder: 'Web Series' },
  { name: 'language', label: 'Language', placeholder: 'Hindi' },
];

/** The filters of the public list. */
export const callFilters: readonly CallFilter[] = [
  ...typed,
  { name: 'gender', label: 'Gender', placeholder: 'Any', options: genders },
];

/** Those of the calls for a talent, whose gender is known. */
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

/** What is asked for in each filter; what is left out or empty asks for nothing. */
export type CallChoice = Readonly<Partial<Record<FilterName, string>>>;

/** What an address asks for. Whatever is no choice of a filter is passed over. */
export function choiceOf(filters: readonly CallFilter[], search: URLSearchParams): CallChoice {
  const entries = filters.map(({ name, options }) => {
    const given = (search.get(name) ?? '').trim().slice(0, LINE_MOST);
    return [name, !options || options.includes(given) ? given : ''];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** What filters that are kept ask for. */
export function choiceOfFilters(filters: JobFilter): CallChoice {
  const entries = Object.entries(filters).map(([name, value]) => [name, value === true ? '1' : value]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/** The same, as the address and the server's call have it. */
export function callParams(choice: CallChoice): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
}

/** The address of a list with filters. */
export function withFilters(address: string, choice: CallChoice): string {
  const params = callParams(choice);
  return params.size > 0 ? `${address}?${params}` : address;
}

/** Whether two choices ask for the same, in whatever letters. */
export function isSameChoice(one: CallChoice, other: CallChoice): boolean {
  const written = (choice: CallChoice) => [...callParams(choice)].map(String).sort().join('\n').toLowerCase();
  return written(one) === written(other);
}
