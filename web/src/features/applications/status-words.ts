import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';

type Words = Readonly<Record<ApplicationStatus, string>>;

/** What happened to an application, said to the one who sent it. */
export const stepsForTalent: Words = {
  applied: 'You applied',
  viewed: 'Opened by the production house',
  shortlisted: 'You are on the shortlist',
  audition: 'You are invited to audition',
  selected: 'You got the role',
  not_selected: 'Not chosen this time',
  withdrawn: 'You withdrew it',
};

/** The same, said to the house. */
export const stepsForHouse: Words = {
  applied: 'Applied',
  viewed: 'Opened',
  shortlisted: 'Shortlisted',
  audition: 'Invited to audition',
  selected: 'Selected',
  not_selected: 'Not selected',
  withdrawn: 'Withdrawn by the talent',
};

const settled: readonly ApplicationStatus[] = ['selected', 'not_selected', 'withdrawn'];

/** Whether an application takes no more steps. */
export function isSettled(status: ApplicationStatus): boolean {
  return settled.includes(status);
}
