import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import * as words from '#words/jobs/job-details.ts';

type StatusTexts = Readonly<Record<ApplicationStatus, string>>;

/** The labels of each status for the talent. */
export const statusTextForTalent: StatusTexts = words.status_for_talent;

/** The labels of each status for the house. */
export const statusTextForHouse: StatusTexts = words.status_for_house;

const settled: readonly ApplicationStatus[] = ['selected', 'not_selected', 'withdrawn'];

/** Returns whether the status of an application is final. */
export function isSettled(status: ApplicationStatus): boolean {
  return settled.includes(status);
}
