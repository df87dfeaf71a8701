import {
  findHeightProblem,
  findWeightProblem,
  MAX_HEIGHT_CM,
  MAX_WEIGHT_KG,
  MIN_HEIGHT_CM,
  MIN_WEIGHT_KG,
} from '@kirdaar/contract/rules/body-measures';
import * as words from '#words/answers/input.ts';

/** Says what is wrong with a height, as the server does; undefined if it is plausible. */
export function heightError(typed: string): string | undefined {
  const problem = findHeightProblem(typed);
  if (problem === 'unreadable') return words.height_unreadable;
  return problem && words.height_implausible(MIN_HEIGHT_CM, MAX_HEIGHT_CM);
}

/** Says what is wrong with a weight, as the server does; undefined if it is plausible. */
export function weightError(typed: string): string | undefined {
  const problem = findWeightProblem(typed);
  if (problem === 'unreadable') return words.weight_unreadable;
  return problem && words.weight_implausible(MIN_WEIGHT_KG, MAX_WEIGHT_KG);
}
