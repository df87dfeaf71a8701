import { mayActAs, type TeamRole } from '@kirdaar/contract/rules/team-roles';
import { useSession } from '#session/use-session.ts';

/** Whether the user may write. Viewers of a house may only read, and only owners may do some things. */
export function useMayWrite(needed: TeamRole = 'reviewer'): boolean {
  const session = useSession();
  return session?.role !== 'production' || mayActAs(session.house.team_role ?? 'owner', needed);
}
