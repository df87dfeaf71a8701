import { MAX_LINE, MAX_SCORE } from '@kirdaar/contract/rules/limits';
import type { boardSorts } from '@kirdaar/contract/rules/review';
import { bodyTypes, languages, skills } from '@kirdaar/contract/rules/talent-choices';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/applications/board-filters.ts';
import { gender_names } from '#words/rules/people.ts';
import { talent_choices } from '#words/rules/talent.ts';

const names = [
  'search',
  'unopened',
  'min_score',
  'age_from',
  'age_to',
  'gender',
  'city',
  'language',
  'skill',
  'body_type',
  'sort',
] as const;
type Name = (typeof names)[number];

/** The filters and sort order of the board, as in the URL and in the API request. */
export type BoardFilters = Readonly<Partial<Record<Name, string>>>;

const scores = Array.from({ length: MAX_SCORE }, (_, place) => String(place + 1));
const age = { inputMode: 'numeric', maxLength: 3, check: checkAge } as const;

/** The filters of the board, except the search. */
export const filterFields: readonly (FieldSpec & { name: Name })[] = [
  { name: 'age_from', label: words.field_age_from, placeholder: '18', ...age },
  { name: 'age_to', label: words.field_age_to, placeholder: '30', ...age },
  {
    name: 'gender',
    label: words.field_gender,
    placeholder: words.field_any,
    options: genders,
    labels: gender_names,
  },
  { name: 'city', label: words.field_city, placeholder: words.field_city_example, maxLength: MAX_LINE },
  {
    name: 'language',
    label: words.field_language,
    placeholder: words.field_language_example,
    suggestions: languages,
    maxLength: MAX_LINE,
  },
  {
    name: 'skill',
    label: words.field_skill,
    placeholder: words.field_skill_example,
    suggestions: skills,
    maxLength: MAX_LINE,
  },
  {
    name: 'body_type',
    label: words.field_body,
    placeholder: words.field_any,
    options: bodyTypes,
    labels: talent_choices,
  },
  {
    name: 'min_score',
    label: words.field_score,
    placeholder: words.field_any,
    options: scores,
    labels: Object.fromEntries(scores.map((score) => [score, scoreText(score)])),
  },
  { name: 'unopened', label: words.field_unopened, type: 'tick' },
];

export const sortLabels: Readonly<Record<(typeof boardSorts)[number], string>> = words.sorts;

const chipTexts: Readonly<Record<Exclude<Name, 'sort'>, (value: string) => string>> = {
  search: (value) => `“${value}”`,
  unopened: () => words.field_unopened,
  min_score: (value) => words.chip_score(scoreText(value)),
  age_from: words.chip_age_from,
  age_to: words.chip_age_to,
  gender: (value) => value,
  city: words.chip_city,
  language: words.chip_language,
  skill: words.chip_skill,
  body_type: words.chip_body,
};

/** Returns the filters in a URL; invalid values are ignored. */
export function filtersIn(search: URLSearchParams): BoardFilters {
  const entries = names.map((name) => [name, (search.get(name) ?? '').trim().slice(0, MAX_LINE)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' && isValid(name, value)));
}

function isValid(name: Name, value: string): boolean {
  if (name === 'sort') return Object.hasOwn(sortLabels, value);
  if (name === 'unopened') return value === '1';
  const field = filterFields.find((one) => one.name === name);
  return field?.options?.includes(value) ?? !field?.check?.(value, new FormData());
}

function checkAge(value: string): string | undefined {
  return /^\d{1,3}$/.test(value) && Number(value) <= 120 ? undefined : words.field_age_invalid;
}

function scoreText(score: string): string {
  return Number(score) === MAX_SCORE ? score : words.score_at_least(score);
}

/** Returns the board's query string with other filters; other parameters stay. */
export function withFilters(search: URLSearchParams, filters: BoardFilters): string {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  for (const [name, value] of Object.entries(filters)) if (value) next.set(name, value);
  return `?${next}`;
}

/** Returns the text of each active filter and the URL without it. */
export function filterChips(search: URLSearchParams) {
  const filters = filtersIn(search);
  return names.flatMap((name) => {
    const value = filters[name];
    if (name === 'sort' || value === undefined) return [];
    const { [name]: _, ...others } = filters;
    return [{ text: chipTexts[name](value), without: withFilters(search, others) }];
  });
}
