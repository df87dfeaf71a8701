import { MAX_SEARCH } from '@kirdaar/contract/rules/limits';
import { ageBands, childBands } from '@kirdaar/contract/rules/profile-filters';
import { type FilterableField, filterableFields } from '@kirdaar/contract/rules/talent-fields';
import { categories, genders } from '@kirdaar/contract/rules/vocabulary';
import { paths } from '#paths.ts';
import { type Labels, labelOf } from '#ui/label-of.ts';
import * as jobsWords from '#words/jobs/jobs.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import { place_name } from '#words/rules/places.ts';
import { filter_names, talent_choices } from '#words/rules/talent.ts';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';

/** Filters of the profiles in display order. Those without options are text inputs. */
export const filters: readonly Filter[] = [
  { name: 'search', label: common.search, chip: (value) => `“${value}”`, placeholder: common.search_example },
  {
    name: 'city',
    label: common.city,
    chip: place_name,
    placeholder: common.city_example,
  },
  { name: 'category', label: common.category, options: categories, labels: category_names },
  { name: 'gender', label: common.gender, options: genders, labels: gender_names },
  { name: 'age', label: common.age, chip: jobsWords.age, options: Object.keys(ageBands) },
  ...filterableFields.map(([name, { options }]) => ({
    name,
    label: filter_names[name],
    chip: (value: string) => words.chip_fact(filter_names[name], value),
    options,
    labels: talent_choices[name],
  })),
];

interface Filter {
  name: FilterName;
  label: string;
  /** How its chip says a selected value, if not by the value alone. */
  chip?: (value: string) => string;
  placeholder?: string;
  options?: readonly string[];
  labels?: Labels;
}

type FilterName = 'search' | 'city' | 'category' | 'gender' | 'age' | FilterableField;

/** Selected values of each filter: none, one or several. */
export type Selection = Readonly<Record<FilterName, readonly string[]>>;

/** Reads the selected values from a URL or a form. Values that a filter does not offer are ignored. */
export function selectionOf(search: URLSearchParams): Selection {
  const chosen = filters.map((filter: Filter) => [filter.name, valuesOf(filter, search)]);
  // Every filter has an entry.
  return Object.fromEntries(chosen) as Selection;
}

function valuesOf({ name, options }: Filter, search: URLSearchParams): string[] {
  const given = search.getAll(name).map((value) => value.trim());
  if (options) return options.filter((option) => option !== 'All' && given.includes(option));
  return given.flatMap((text) => text.slice(0, MAX_SEARCH) || []).slice(0, 1);
}

/** The URL of a selection, or of a later page of it, in the public list unless another is given. */
export function profilesUrl(selection: Selection, page = 1, list: string = paths.profiles): string {
  const [pathname = '', query] = list.split('?');
  const search = new URLSearchParams(query);
  for (const { name } of filters) for (const value of selection[name]) search.append(name, value);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

export function filterBody({ search, ...choices }: Selection) {
  return { ...choices, search: search[0] };
}

/** Whether the selection asks for talent under 18, who are not in the public list. */
export function asksForChildren({ category, age }: Selection): boolean {
  return category.includes('KIDS') || childBands.some((band) => age.includes(band));
}

export function chipsOf(selection: Selection, list?: string) {
  return filters.flatMap(({ name, chip, labels = {} }: Filter) =>
    selection[name].map((value) => ({
      text: chip ? chip(labelOf(labels, value)) : labelOf(labels, value),
      without: profilesUrl(
        { ...selection, [name]: selection[name].filter((other) => other !== value) },
        1,
        list,
      ),
    })),
  );
}

/** Adds the values passed as navigation state to the selection; undefined if they add nothing. */
export function withNavigationState(selection: Selection, state: unknown): Selection | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const texts = Object.entries(state).flatMap(([name, value]) =>
    [value].flat().map((text) => [name, String(text)]),
  );
  const passed = selectionOf(new URLSearchParams(texts));
  const added = Object.entries(passed).filter(([, values]) => values.length > 0);
  const merged = { ...selection, ...Object.fromEntries(added) };
  return profilesUrl(merged) === profilesUrl(selection) ? undefined : merged;
}
