import type { TeamRole } from '@kirdaar/contract/rules/team-roles';

export const roleNames: Record<TeamRole, string> = {
  viewer: 'Viewer',
  reviewer: 'Reviewer',
  owner: 'Owner',
};

/** The permissions of each role, as shown to an invited person. */
export const roleDescriptions: Record<TeamRole, string> = {
  viewer: 'Viewer: sees casting calls and applicants',
  reviewer: 'Reviewer: also reviews applicants and invites talent',
  owner: 'Owner: also posts casting calls, edits the company profile and manages the team',
};
