import { decimalFeet, findMeasureProblem, measureRanges } from '@kirdaar/contract/rules/body-measures';
import * as words from '#words/answers/input.ts';

/** Says what is wrong with a height, as the server does; undefined if it is plausible. */
export function heightError(typed: string): string | undefined {
  const { min, max } = measureRanges.height;
  const problem = findMeasureProblem('height', typed);
  if (problem === 'ambiguous') return words.height_ambiguous(...decimalFeet(typed));
  return problem === 'unreadable' ? words.height_unreadable : problem && words.height_implausible(min, max);
}

/** The same for a weight. */
export function weightError(typed: string): string | undefined {
  const { min, max } = measureRanges.weight;
  const problem = findMeasureProblem('weight', typed);
  return problem === 'unreadable' ? words.weight_unreadable : problem && words.weight_implausible(min, max);
}
