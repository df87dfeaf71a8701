import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { type MoveStage, moveStages, stagesOf } from '@kirdaar/contract/rules/review';

/** The key of each stage to which a key moves an applicant. */
export const moveKeys: Readonly<Record<MoveStage, string>> = {
  viewed: 'o',
  on_hold: 'h',
  shortlisted: 's',
  backup: 'b',
  audition: 'a',
  round_1: 'r',
  round_2: 't',
  round_3: 'y',
  selected: 'c',
  not_selected: 'p',
};

/** Returns the stages of a casting call to which applicants can be moved. */
export function movesOf(stageNames: readonly string[]): MoveStage[] {
  const stages = stagesOf(stageNames);
  return moveStages.filter((stage) => stages.includes(stage));
}

export const scores = Array.from({ length: MAX_SCORE }, (_, place) => place + 1);
