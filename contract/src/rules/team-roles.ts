/** Who somebody is in the team of a house; each may do all that those before may. */
export const teamRoles = ['viewer', 'reviewer', 'owner'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Whether a member of a team may do what is for this role. */
export function mayActAs(role: TeamRole, needed: TeamRole): boolean {
  return teamRoles.indexOf(role) >= teamRoles.indexOf(needed);
}

/** The least that a member must be to make a call. */
export function neededRole(name: string, { team }: { readonly team?: TeamRole }): TeamRole {
  return team ?? (name.startsWith('GET ') ? 'viewer' : 'owner');
}
