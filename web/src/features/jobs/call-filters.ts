import { LINE_MOST } from '@kirdaar/contract/rules/limits';
import { genders } from '@kirdaar/contract/rules/vocabulary';

/** What the list of calls can be narrowed by; those without options are typed. */
export const callFilters = [
  { name: 'search', label: 'Search', placeholder: 'Role, project or skill' },
  { name: 'city', label: 'City', placeholder: 'Mumbai' },
  { name: 'project_type', label: 'Project type', placeholder: 'Web Series' },
  { name: 'language', label: 'Language', placeholder: 'Hindi' },
  { name: 'gender', label: 'Gender', placeholder: 'Any', options: genders },
] as const satisfies readonly CallFilter[];

interface CallFilter {
  name: string;
  label: string;
  placeholder: string;
  options?: readonly string[];
}

/** What is asked for in each filter; what is empty asks for nothing. */
export type CallChoice = Readonly<Record<(typeof callFilters)[number]['name'], string>>;

/** What an address asks for. Whatever is no choice of a filter is passed over. */
export function choiceOf(search: URLSearchParams): CallChoice {
  const entries = callFilters.map(({ name, options }: CallFilter) => {
    const given = (search.get(name) ?? '').trim().slice(0, LINE_MOST);
    return [name, !options || options.includes(given) ? given : ''];
  });
  // Every filter has its entry.
  return Object.fromEntries(entries) as CallChoice;
}

/** The same, as the address and the server's call have it. */
export function callParams(choice: CallChoice): URLSearchParams {
  return new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
}
