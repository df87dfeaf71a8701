import { type ApplicationStage, isOwnStage, type OwnStage, ownStagePlace } from '#rules/review.ts';

const stages: Record<Exclude<ApplicationStage, OwnStage>, string> = {
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

/** The title of a column of the board; `own` are the names of the casting call’s own stages. */
export const stage_name = (stage: ApplicationStage, own: readonly string[]) =>
  isOwnStage(stage) ? (own[ownStagePlace(stage)] ?? 'Another stage') : stages[stage];
