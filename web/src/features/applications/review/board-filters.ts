import { MAX_LINE, MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { boardSorts } from '@kirdaar/contract/rules/review';
import { bodyTypes, languages, skills } from '@kirdaar/contract/rules/talent-choices';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import type { FieldSpec } from '#ui/field-spec.ts';

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
  { name: 'age_from', label: 'Age from', placeholder: '18', ...age },
  { name: 'age_to', label: 'Age to', placeholder: '30', ...age },
  { name: 'gender', label: 'Gender', placeholder: 'Any', options: genders },
  { name: 'city', label: 'City', placeholder: 'Mumbai', maxLength: MAX_LINE },
  { name: 'language', label: 'Speaks', placeholder: 'Hindi', suggestions: languages, maxLength: MAX_LINE },
  { name: 'skill', label: 'Skill', placeholder: 'Horse Riding', suggestions: skills, maxLength: MAX_LINE },
  { name: 'body_type', label: 'Body', placeholder: 'Any', options: bodyTypes },
  {
    name: 'min_score',
    label: 'Score',
    placeholder: 'Any',
    options: scores,
    labels: Object.fromEntries(scores.map((score) => [score, scoreText(score)])),
  },
  { name: 'unopened', label: 'Not opened yet', type: 'tick' },
];

export const sortLabels: Readonly<Record<(typeof boardSorts)[number], string>> = {
  match: 'Best match first',
  newest: 'Newest first',
  score: 'Highest score first',
  city: 'Nearest city first',
};

const chipTexts: Readonly<Record<Exclude<Name, 'sort'>, (value: string) => string>> = {
  search: (value) => `“${value}”`,
  unopened: () => 'Not opened yet',
  min_score: (value) => `Score: ${scoreText(value)}`,
  age_from: (value) => `From age ${value}`,
  age_to: (value) => `Up to age ${value}`,
  gender: (value) => value,
  city: (value) => `City: ${value}`,
  language: (value) => `Speaks ${value}`,
  skill: (value) => `Skill: ${value}`,
  body_type: (value) => `Body: ${value}`,
};

const options: Readonly<Partial<Record<Name, readonly string[]>>> = {
  unopened: ['1'],
  min_score: scores,
  gender: genders,
  body_type: bodyTypes,
  sort: boardSorts,
};

/** Returns the filters in a URL; invalid values are ignored. */
export function filtersIn(search: URLSearchParams): BoardFilters {
  const entries = names.map((name) => [name, (search.get(name) ?? '').trim().slice(0, MAX_LINE)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' && isValid(name, value)));
}

function isValid(name: Name, value: string): boolean {
  if (name === 'age_from' || name === 'age_to') return checkAge(value) === undefined;
  return options[name]?.includes(value) ?? true;
}

function checkAge(value: string): string | undefined {
  return /^\d{1,3}$/.test(value) && Number(value) <= 120 ? undefined : 'Enter an age from 0 to 120.';
}

function scoreText(score: string): string {
  return Number(score) === MAX_SCORE ? score : `${score} or more`;
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
