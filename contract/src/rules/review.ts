import type { ApplicationStatus } from './vocabulary.ts';

/**
 * Where a house has put an application, in the order of the board. A house moves applications freely between
 * them; the talent learns of a decision only when the house sends it.
 */
export const applicationStages = [
  'applied',
  'viewed',
  'on_hold',
  'shortlisted',
  'backup',
  'audition',
  'round_1',
  'round_2',
  'round_3',
  'selected',
  'not_selected',
  'withdrawn',
] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** The stages that exist only on casting calls that name them, in order. */
export const ownStages = ['round_1', 'round_2', 'round_3'] as const;
export type OwnStage = (typeof ownStages)[number];

export function isOwnStage(stage: ApplicationStage): stage is OwnStage {
  return ownStagePlace(stage) >= 0;
}

/** Stages to which a house can move an application. */
export const moveStages = [
  'viewed',
  'on_hold',
  'shortlisted',
  'backup',
  'audition',
  ...ownStages,
  'selected',
  'not_selected',
] as const;
export type MoveStage = (typeof moveStages)[number];

/** The stages of which the talent reads that the application is under consideration. */
export const considerationStages: readonly ApplicationStage[] = ['on_hold', 'backup', ...ownStages];

/** Returns the stages of a casting call: the standard ones, and those that it names. */
export function stagesOf(stageNames: readonly string[]): ApplicationStage[] {
  return applicationStages.filter((stage) => ownStagePlace(stage) < stageNames.length);
}

/** Returns the place of a stage among those that a casting call can name, or -1 for a standard stage. */
export function ownStagePlace(stage: ApplicationStage): number {
  const stages: readonly ApplicationStage[] = ownStages;
  return stages.indexOf(stage);
}

/** The talent decided these; the house cannot move the application on. */
export function isDecidedByTalent(status: ApplicationStatus): boolean {
  return status === 'selected' || status === 'withdrawn';
}

/** Why a share link of the board does not show an applicant; the database decides all but the limit. */
export const leftOutReasons = [
  'no_consent',
  'withdrawn',
  'leaving',
  'unknown_age',
  'child',
  'no_guardian',
  'limit',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What a house tells a talent by sending it. */
export const decisionKinds = ['shortlisted', 'not_selected', 'reopened'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Returns what a house has decided and not told the talent; the database has the same rule. */
export function decisionDue(
  shownStatus: ApplicationStatus,
  stage: ApplicationStage,
): DecisionKind | undefined {
  if (shownStatus === 'not_selected') return stage === 'not_selected' ? undefined : 'reopened';
  if (shownStatus === 'selected' || shownStatus === 'withdrawn') return undefined;
  if (stage === 'not_selected') return 'not_selected';
  return stage === 'shortlisted' && (shownStatus === 'applied' || shownStatus === 'viewed')
    ? 'shortlisted'
    : undefined;
}

/**
 * Sort orders of the board: best match, newest, best score given by the house, or nearest to the casting call's
 * city: first the same city, then the same state.
 */
export const boardSorts = ['match', 'newest', 'score', 'city'] as const;

/** Whether an application names earlier work. */
export const boardExperiences = ['some', 'none'] as const;

/** What a team keeps to use again when it reviews applicants. */
export const presetKinds = ['filter', 'message'] as const;

/** What a client says about an applicant on a share link of the board. */
export const clientPicks = ['yes', 'maybe', 'no'] as const;
export type ClientPick = (typeof clientPicks)[number];
