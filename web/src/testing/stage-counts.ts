import { type ApplicationStage, applicationStages } from '@kirdaar/contract/rules/review';

/** No applicants in any stage of a casting call. */
export const stageCounts = Object.fromEntries(applicationStages.map((stage) => [stage, 0])) as Record<
  ApplicationStage,
  number
>;
