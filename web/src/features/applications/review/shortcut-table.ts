import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { type MoveStage, moveStages, stagesOf } from '@kirdaar/contract/rules/review';
import * as words from '#words/applications/review.ts';
import { stage_name } from '#words/rules/stages.ts';

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

/** Every key of the review and what it does, as listed for the user. */
export function shortcutTable(stageNames: readonly string[]): readonly Shortcut[] {
  return [
    [['j', 'k'], words.key_next],
    ...movesOf(stageNames).map(
      (stage) => [[moveKeys[stage]], words.key_move(stage_name(stage, stageNames))] as const,
    ),
    [['1', String(MAX_SCORE)], words.key_score(MAX_SCORE)],
    [['v'], words.key_play],
    [['n'], words.key_note],
    [['u'], words.key_undo],
    [['x'], words.key_select],
    [[words.key_enter], words.key_open],
    [['?'], words.key_help],
  ];
}

type Shortcut = readonly [keys: readonly string[], means: string];
