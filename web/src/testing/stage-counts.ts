import { type ApplicationStage, applicationStages } from '@kirdaar/contract/rules/review';

export const stageCounts = Object.fromEntries(applicationStages.map((stage) => [stage, 0])) as Record<
  ApplicationStage,
  number
>;
