import { type ApplicationStage, ownStagePlace, type ownStages } from './review.ts';

/** The titles of the board's columns. */
const texts: Readonly<Record<Exclude<ApplicationStage, (typeof ownStages)[number]>, string>> = {
  applied: 'New',
  viewed: 'Opened',
  on_hold: 'On hold',
  shortlisted: 'Shortlisted',
  backup: 'Backup',
  audition: 'Audition',
  selected: 'Selected',
  not_selected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** Returns the name of a stage for a house. `stageNames` are the names of the casting call's own stages. */
export function stageText(stage: ApplicationStage, stageNames: readonly string[]): string {
  if (stage !== 'round_1' && stage !== 'round_2' && stage !== 'round_3') return texts[stage];
  return stageNames[ownStagePlace(stage)] ?? 'Another stage';
}
