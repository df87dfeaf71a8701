import { SEARCH_MOST } from '@kirdaar/contract/rules/limits';
import { ageBands } from '@kirdaar/contract/rules/profile-filters';
import {
  categories,
  filterBeards,
  filterBodyTypes,
  filterEyeColors,
  filterHairColors,
  genders,
} from '@kirdaar/contract/rules/vocabulary';
import { paths } from '#paths.ts';

/** The filters of the profiles in their order; those without options are typed. */
export const filters = [
  { name: 'search', label: 'Search', chip: '', placeholder: 'Name, skill or city' },
  { name: 'city', label: 'City', chip: '', placeholder: 'Mumbai' },
  { name: 'category', label: 'Category', chip: '', options: categories },
  { name: 'gender', label: 'Gender', chip: '', options: genders },
  { name: 'age', label: 'Age', chip: 'Age ', options: Object.keys(ageBands) },
  { name: 'hair_color', label: 'Hair', chip: 'Hair: ', options: filterHairColors },
  { name: 'body_type', label: 'Body', chip: 'Body: ', options: filterBodyTypes },
  { name: 'beard', label: 'Beard', chip: 'Beard: ', options: filterBeards },
  { name: 'eye_color', label: 'Eyes', chip: 'Eyes: ', options: filterEyeColors },
] as const satisfies readonly Filter[];

interface Filter {
  name: string;
  label: string;
  /** What stands before a chosen value where it stands alone. */
  chip: string;
  placeholder?: string;
  options?: readonly string[];
}

type FilterName = (typeof filters)[number]['name'];

/** What is chosen in each filter; nothing, or any of its values. */
export type Selection = Readonly<Record<FilterName, readonly string[]>>;

/** What an address, or a form, chooses. Whatever is no choice of a filter is passed over. */
export function selectionOf(search: URLSearchParams): Selection {
  const chosen = filters.map((filter: Filter) => [filter.name, valuesOf(filter, search)]);
  // Every filter has its entry.
  return Object.fromEntries(chosen) as Selection;
}

function valuesOf({ name, options }: Filter, search: URLSearchParams): string[] {
  const given = search.getAll(name).map((value) => value.trim());
  if (options) return options.filter((option) => option !== 'All' && given.includes(option));
  return given.flatMap((text) => text.slice(0, SEARCH_MOST) || []).slice(0, 1);
}

/** The address that shows a selection in a list, that of everyone unless it is another, or a later page of it. */
export function addressOf(selection: Selection, page = 1, list: string = paths.profiles): string {
  const [address = '', query] = list.split('?');
  const search = new URLSearchParams(query);
  for (const { name } of filters) for (const value of selection[name]) search.append(name, value);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${address}?${search}` : address;
}

/** What is asked of the server. */
export function filterBody({ search, ...choices }: Selection) {
  return { ...choices, search: search[0] };
}

/** Each chosen value, and the address without it. */
export function chipsOf(selection: Selection, list?: string) {
  return filters.flatMap(({ name, chip }) =>
    selection[name].map((value) => ({
      text: name === 'search' ? `“${value}”` : `${chip}${value}`,
      without: addressOf(
        { ...selection, [name]: selection[name].filter((other) => other !== value) },
        1,
        list,
      ),
    })),
  );
}

/** The selection with what a link handed over as navigation state; undefined when that adds nothing. */
export function withHandedOver(selection: Selection, state: unknown): Selection | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const texts = Object.entries(state).flatMap(([name, value]) =>
    [value].flat().map((text) => [name, String(text)]),
  );
  const handedOver = selectionOf(new URLSearchParams(texts));
  const merged = { ...selection, ...pick(handedOver) };
  return addressOf(merged) === addressOf(selection) ? undefined : merged;
}

function pick(selection: Selection): Partial<Selection> {
  return Object.fromEntries(Object.entries(selection).filter(([, values]) => values.length > 0));
}
