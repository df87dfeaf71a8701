import type { JobFilter } from '@kirdaar/contract/jobs/jobs';
import { categories } from '@kirdaar/contract/rules/vocabulary';
import {
  type CallChoice,
  type CallFilter,
  callParams,
  moreCallFilters,
  wordFilters,
} from '#features/jobs/jobs/call-filters.ts';
import { filterText } from '#features/talent/directory/filter-text.ts';
import { category_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

/** Without gender, because the talent's is known. */
export const talentCallFilters: readonly CallFilter[] = [
  ...wordFilters,
  ...moreCallFilters,
  {
    name: 'category',
    label: common.category,
    placeholder: common.any,
    options: categories.filter((category) => category !== 'All'),
    labels: category_names,
  },
];

export function choiceOfFilters(filters: JobFilter): CallChoice {
  const entries = Object.entries(filters).map(([name, value]) => [
    name,
    value === true ? '1' : String(value || ''),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

export function withFilters(url: string, choice: CallChoice): string {
  const params = callParams(choice);
  return params.size > 0 ? `${url}?${params}` : url;
}

/** Ignores case, and in which language a known value is written. */
export function isSameChoice(one: CallChoice, other: CallChoice): boolean {
  const written = (choice: CallChoice) =>
    [...callParams(choice)]
      .map(([name, text]) => `${name}: ${filterText(name, text)}`)
      .sort()
      .join('\n')
      .toLowerCase();
  return written(one) === written(other);
}
