import { LINE_MOST, SCORE_MOST } from '@kirdaar/contract/rules/limits';
import { boardSorts } from '@kirdaar/contract/rules/review';
import { bodyTypes, genders, languages, skills } from '@kirdaar/contract/rules/vocabulary';
import type { FieldSpec } from '#ui/field-spec.ts';

const names = [
  'search',
  'unseen',
  'score_least',
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

/** What the board is narrowed by and sorted by, as it stands in the address and in the call. */
export type BoardChoice = Readonly<Partial<Record<Name, string>>>;

const scores = Array.from({ length: SCORE_MOST }, (_, place) => String(place + 1));
const age = { inputMode: 'numeric', maxLength: 3, check: checkAge } as const;

/** The filters of the board; the search stands beside them. */
export const filterFields: readonly (FieldSpec & { name: Name })[] = [
  { name: 'age_from', label: 'Age from', placeholder: '18', ...age },
  { name: 'age_to', label: 'Age to', placeholder: '30', ...age },
  { name: 'gender', label: 'Gender', placeholder: 'Any', options: genders },
  { name: 'city', label: 'City', placeholder: 'Mumbai', maxLength: LINE_MOST },
  { name: 'language', label: 'Speaks', placeholder: 'Hindi', suggestions: languages, maxLength: LINE_MOST },
  { name: 'skill', label: 'Skill', placeholder: 'Horse Riding', suggestions: skills, maxLength: LINE_MOST },
  { name: 'body_type', label: 'Body', placeholder: 'Any', options: bodyTypes },
  {
    name: 'score_least',
    label: 'Our score',
    placeholder: 'Any',
    options: scores,
    labels: Object.fromEntries(scores.map((score) => [score, scoreText(score)])),
  },
  { name: 'unseen', label: 'Not seen yet', type: 'tick' },
];

export const sortLabels: Readonly<Record<(typeof boardSorts)[number], string>> = {
  fit: 'Best fit first',
  newest: 'Latest first',
  score: 'Our score first',
};

const chipTexts: Readonly<Record<Exclude<Name, 'sort'>, (value: string) => string>> = {
  search: (value) => `“${value}”`,
  unseen: () => 'Not seen yet',
  score_least: (value) => `Score: ${scoreText(value)}`,
  age_from: (value) => `From ${value} years`,
  age_to: (value) => `Up to ${value} years`,
  gender: (value) => value,
  city: (value) => `City: ${value}`,
  language: (value) => `Speaks ${value}`,
  skill: (value) => `Skill: ${value}`,
  body_type: (value) => `Body: ${value}`,
};

const closed: Readonly<Partial<Record<Name, readonly string[]>>> = {
  unseen: ['1'],
  score_least: scores,
  gender: genders,
  body_type: bodyTypes,
  sort: boardSorts,
};

/** What an address asks for. Whatever is no choice of a filter is passed over. */
export function choiceOf(search: URLSearchParams): BoardChoice {
  const entries = names.map((name) => [name, (search.get(name) ?? '').trim().slice(0, LINE_MOST)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' && isTaken(name, value)));
}

function isTaken(name: Name, value: string): boolean {
  if (name === 'age_from' || name === 'age_to') return checkAge(value) === undefined;
  return closed[name]?.includes(value) ?? true;
}

function checkAge(value: string): string | undefined {
  return /^\d{1,3}$/.test(value) && Number(value) <= 120 ? undefined : 'Please enter years, like 25.';
}

function scoreText(score: string): string {
  return Number(score) === SCORE_MOST ? score : `${score} or more`;
}

/** An address of the board with other filters; whatever else stands in it stays. */
export function withChoice(search: URLSearchParams, choice: BoardChoice): string {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  for (const [name, value] of Object.entries(choice)) if (value) next.set(name, value);
  return `?${next}`;
}

/** Each chosen filter in words, and the address without it. */
export function chipsOf(search: URLSearchParams) {
  const choice = choiceOf(search);
  return names.flatMap((name) => {
    const value = choice[name];
    if (name === 'sort' || value === undefined) return [];
    const { [name]: _, ...others } = choice;
    return [{ text: chipTexts[name](value), without: withChoice(search, others) }];
  });
}
