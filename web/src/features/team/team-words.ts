import type { TeamRole } from '@kirdaar/contract/rules/team-roles';

export const roleNames: Record<TeamRole, string> = {
  viewer: 'Viewer',
  reviewer: 'Reviewer',
  owner: 'Owner',
};

/** What each may do, for whoever is invited. */
export const roleWords: Record<TeamRole, string> = {
  viewer: 'Viewer: sees calls and applicants',
  reviewer: 'Reviewer: also reviews applicants and invites talent',
  owner: 'Owner: also posts calls, edits the company and runs the team',
};
