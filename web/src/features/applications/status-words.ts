import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';

/** How far an application has come, said to the one who sent it. */
export const statusWords: Record<ApplicationStatus, string> = {
  applied: 'With the production house',
  viewed: 'Seen by the production house',
  shortlisted: 'You are on the shortlist',
  audition: 'You are invited to audition',
  selected: 'You got the role',
  not_selected: 'Not chosen this time',
  withdrawn: 'You withdrew it',
};
