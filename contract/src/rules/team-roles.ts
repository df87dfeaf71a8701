/** Roles in a house's team; each includes the permissions of those before it. */
export const teamRoles = ['viewer', 'reviewer', 'owner'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** The most projects that a member can be limited to. */
export const MAX_LIMITS = 500;

/** Whether a member's role is at least the required one. */
export function mayActAs(role: TeamRole, needed: TeamRole): boolean {
  return teamRoles.indexOf(role) >= teamRoles.indexOf(needed);
}

/** Returns the lowest role allowed to use an endpoint. */
export function neededRole(name: string, { team }: { readonly team?: TeamRole }): TeamRole {
  return team ?? (name.startsWith('GET ') ? 'viewer' : 'owner');
}
