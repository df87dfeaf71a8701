import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';

type StatusTexts = Readonly<Record<ApplicationStatus, string>>;

/** The labels of each status for the talent. */
export const statusTextForTalent: StatusTexts = {
  applied: 'You applied',
  viewed: 'Opened by the production house',
  shortlisted: 'You are on the shortlist',
  audition: 'You are in the audition round',
  selected: 'You got the role',
  not_selected: 'Not selected this time',
  withdrawn: 'You withdrew it',
};

/** The labels of each status for the house. */
export const statusTextForHouse: StatusTexts = {
  applied: 'Applied',
  viewed: 'Opened',
  shortlisted: 'Shortlisted',
  audition: 'Audition round',
  selected: 'Selected',
  not_selected: 'Rejected',
  withdrawn: 'Withdrawn by the talent',
};

const settled: readonly ApplicationStatus[] = ['selected', 'not_selected', 'withdrawn'];

/** Returns whether the status of an application is final. */
export function isSettled(status: ApplicationStatus): boolean {
  return settled.includes(status);
}
