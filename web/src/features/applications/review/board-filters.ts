import { findMeasureProblem, heightText } from '@kirdaar/contract/rules/body-measures';
import { isWhole } from '@kirdaar/contract/rules/fold-lookalikes';
import { MAX_LINE, MAX_SCORE } from '@kirdaar/contract/rules/limits';
import {
  applicationStages,
  boardExperiences,
  type boardSorts,
  clientPicks,
  stagesOf,
} from '@kirdaar/contract/rules/review';
import { bodyTypes, languages, skills } from '@kirdaar/contract/rules/talent-choices';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import { filterText } from '#features/talent/directory/filter-text.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { type Labels, labelOf } from '#ui/label-of.ts';
import * as words from '#words/applications/board.ts';
import { picks } from '#words/applications/shared-board.ts';
import { gender_names } from '#words/rules/people.ts';
import { stage_name } from '#words/rules/stages.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as common from '#words/ui/common.ts';

/** The filters without a value. A new one needs its text here, its field in the contract and its condition. */
const ticks = words.filter_ticks;
type Tick = keyof typeof ticks;
// `Object.keys` returns every name, here and below.
const tickNames = Object.keys(ticks) as Tick[];
const isTick = (name: string): name is Tick => Object.hasOwn(ticks, name);

const chipTexts = {
  search: (value) => `“${value}”`,
  status: (value, stageNames) => labelOf(stageLabels(stageNames), value),
  min_score: (value) => words.chip_score(scoreText(value)),
  age_from: words.chip_age_from,
  age_to: words.chip_age_to,
  height_from: (value) => words.chip_height_from(heightText(value)),
  height_to: (value) => words.chip_height_to(heightText(value)),
  gender: (value) => labelOf(gender_names, value),
  city: (value) => words.chip_city(filterText('city', value)),
  language: (value) => words.chip_language(filterText('language', value)),
  skill: words.chip_skill,
  body_type: words.chip_body,
  experience: (value) => labelOf(words.experiences, value),
  client_pick: (value) => words.chip_pick(labelOf(picks, value)),
} satisfies Record<string, (value: string, stageNames: readonly string[]) => string>;

const chipNames = [...(Object.keys(chipTexts) as (keyof typeof chipTexts)[]), ...tickNames];
const names = [...chipNames, 'sort'] as const;
type Name = (typeof names)[number];

/** The filters and sort order of the board, as in the URL and in the API request. */
export type BoardFilters = Readonly<Partial<Record<Name, string>>>;

export const sortLabels: Readonly<Record<(typeof boardSorts)[number], string>> = words.sorts;

function stageLabels(stageNames: readonly string[]): Labels {
  return Object.fromEntries(stagesOf(stageNames).map((stage) => [stage, stage_name(stage, stageNames)]));
}

const scores = Array.from({ length: MAX_SCORE }, (_, place) => String(place + 1));
const scoreLabels = Object.fromEntries(scores.map((score) => [score, scoreText(score)]));
const height = { placeholder: '168 cm, 5 ft 6 in', maxLength: MAX_LINE, check: checkHeight };
const age = { inputMode: 'numeric', maxLength: 3, check: checkAge } as const;
const text = (placeholder: string) => ({ placeholder, maxLength: MAX_LINE });
const choice = (options: readonly string[], labels: Labels) => ({
  placeholder: common.any,
  options,
  labels,
});

type FilterField = FieldSpec & { name: Name };

const plainFields: readonly FilterField[] = [
  { name: 'age_from', label: words.field_age_from, placeholder: '18', ...age },
  { name: 'age_to', label: words.field_age_to, placeholder: '30', ...age },
  { name: 'height_from', label: words.field_height_from, ...height },
  { name: 'height_to', label: words.field_height_to, ...height },
  { name: 'gender', label: common.gender, ...choice(genders, gender_names) },
  { name: 'city', label: common.city, ...text(common.city_example) },
  {
    name: 'language',
    label: words.field_language,
    ...text(common.language_example),
    suggestions: languages,
  },
  { name: 'skill', label: words.field_skill, ...text(words.field_skill_example), suggestions: skills },
  { name: 'body_type', label: words.field_body, ...choice(bodyTypes, talent_choices.body_type) },
  { name: 'min_score', label: common.score, ...choice(scores, scoreLabels) },
  { name: 'experience', label: common.experience, ...choice(boardExperiences, words.experiences) },
  { name: 'client_pick', label: words.field_pick, ...choice(clientPicks, picks) },
  ...tickNames.map((name): FilterField => ({ name, label: ticks[name], type: 'tick' })),
];

/** Returns the fields of the filters of a casting call, which may name stages of its own. */
export function filterFields(stageNames: readonly string[]): readonly FilterField[] {
  const labels = stageLabels(stageNames);
  return [
    { name: 'status', label: words.field_stage, wide: true, ...choice(Object.keys(labels), labels) },
    ...plainFields,
  ];
}

/** Returns the filters in a URL; invalid values are ignored. */
export function filtersIn(search: URLSearchParams): BoardFilters {
  const entries = names.map((name) => [name, (search.get(name) ?? '').trim().slice(0, MAX_LINE)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' && isValid(name, value)));
}

function isValid(name: Name, value: string): boolean {
  if (name === 'sort') return Object.hasOwn(sortLabels, value);
  if (name === 'status') return applicationStages.some((stage) => stage === value);
  if (isTick(name)) return value === '1';
  const field = plainFields.find((one) => one.name === name);
  return field?.options?.includes(value) ?? !field?.check?.(value, new FormData());
}

function checkAge(value: string): string | undefined {
  return isWhole(value, 0, 120) ? undefined : words.field_age_invalid;
}

function checkHeight(value: string): string | undefined {
  return findMeasureProblem('height', value) && words.field_height_invalid;
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

export function filterChips(search: URLSearchParams, stageNames: readonly string[]) {
  const filters = filtersIn(search);
  return chipNames.flatMap((name) => {
    const { [name]: value, ...others } = filters;
    if (!value) return [];
    const text = isTick(name) ? ticks[name] : chipTexts[name](value, stageNames);
    return [{ text, without: withFilters(search, others) }];
  });
}
