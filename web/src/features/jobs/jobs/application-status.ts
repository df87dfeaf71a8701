import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import * as words from '#words/jobs/job-details.ts';

type StatusTexts = Readonly<Record<ApplicationStatus, string>>;

export const statusTextForTalent: StatusTexts = words.status_for_talent;

export const statusTextForHouse: StatusTexts = words.status_for_house;

const settled: readonly ApplicationStatus[] = ['selected', 'not_selected', 'withdrawn'];

export function isSettled(status: ApplicationStatus): boolean {
  return settled.includes(status);
}
